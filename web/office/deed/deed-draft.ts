import type { ChangeEventHandler } from 'react'
import type { Right } from '../../../domain/staff/rights.ts'
import { formatEuros, parseEuros } from '../../../domain/money.ts'

/** What is typed; a switch is `yes` or empty. */
export type DeedDraft = {
  orderIds: string
  day: string
  reason: string
  evenLocked: string
  account: string
  euros: string
  limit: string
  payLater: string
  to: string
  note: string
  pieces: string
  what: string
  place: string
  cause: string
  holder: string
  amount: string
  km: string
  float: string
  customer: string
  always: string
  split: string
  parts: string
  refundWhat: string
  refundTo: string
  iban: string
  withAccount: string
  refund: string
  reader: string
  body: string
}

/** A part of a draft as its field shows and changes it. */
export type DeedField = {
  id: string
  value: string
  error: string | undefined
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>
}

export type DeedForm = {
  /** As the server calls it. */
  name: string
  right: Right
  fields: readonly (keyof DeedDraft)[]
  /** Fields that may stay empty. */
  optional?: readonly (keyof DeedDraft)[]
}

/** "12,50", as it is typed. */
export const bareEuros = (cents: number) => formatEuros(cents).replace(/[^\d,−]/g, '')

/** What is no sum is sent as it is typed, and the server says so at the field. */
export function centsOf(text: string): number {
  const cents = parseEuros(text.replace('−', '-'))
  const isEmpty = text.trim() === ''
  return cents ?? (isEmpty ? Number.NaN : (text as unknown as number))
}
