import type { Right } from '../../../domain/staff/rights.ts'
import type { behalfWords } from '../../words/office/on-behalf.ts'
import type { SendDeed } from '../deed/send-deed.ts'

export type BehalfWords = (typeof behalfWords)['lv']

/** A field of an act: a day, pieces, a sum, words, a choice, or an address as JSON. */
export type BehalfField = {
  name: string
  kind: 'day' | 'pieces' | 'euros' | 'text' | 'choice' | 'address'
  label: string
  hint?: string
  first?: string
  isOptional?: boolean
  from?: string | null
  to?: string | null
  choices?: readonly { value: string; title: string; detail?: string }[]
  /** The members of the call whose problems stand here; the field's own name unless said. */
  asks?: readonly string[]
}

export type BehalfDraft = Record<string, string>

/** What the office does in the name of a customer: its fields and its call. */
export type BehalfAct = {
  /** Of the stored draft: one for each act on each record. */
  key: string
  /** Such as `orders.place`. */
  deed: string
  title: string
  verb: string
  /** To change orders unless said. */
  right?: Right
  fields: readonly BehalfField[]
  /** The field at which a problem of a list's row stands. */
  fieldOfRow?: (row: number, member: string, draft: BehalfDraft) => string | undefined
  send: (draft: BehalfDraft) => SendDeed
}
