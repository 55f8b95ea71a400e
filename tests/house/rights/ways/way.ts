import type { DeedAnswer } from '../../../../contract/office/deed-call.ts'
import { defaultRoleLimits } from '../../../../domain/staff/limits.ts'
import type { Right } from '../../../../domain/staff/rights.ts'
import type { newColleague } from '../../../support/staff-client.ts'

export type Colleague = Awaited<ReturnType<typeof newColleague>>

type Asked = {
  customerId: number
  orderId: number
  /** Owes money. */
  debtorId: number
  /** Has deposit above the required one. */
  refundableId: number
  /** An invoice of the same customer, of 100 €. */
  invoiceId: number
  /** A refund that waits for its transfer. */
  refundId: number
  transferFileId: number
  /** Planned, with a driver. */
  runId: number
  cents: number
  /** Pieces of honey, whose price is 5 €. */
  onHand: number
  isPreview?: boolean
  /** Hands it to a person who may, where the asker may not. */
  ask?: boolean
}

/** A deed as a person asks for it, with sums below and above the limits of its right. */
export type Way = {
  deed: string
  worth?: number[]
  isOfCustomer?: boolean
  ask: (api: Colleague['api'], asked: Asked) => Promise<DeedAnswer>
}

export const around = (right: Right) =>
  [...new Set(Object.values(defaultRoleLimits[right] ?? {}))].flatMap((cents) => [cents, cents + 1])

const reason = 'Klients lūdza'
export const query = ({ isPreview }: Asked) => ({
  query: isPreview ? { preview: '1' as const } : {},
})
export const asking = ({ ask = false }: Asked) => ({ ask })
export const common = (asked: Asked) => ({ reason, ...asking(asked) })
export const params = (id: number) => ({ params: { id: String(id) } })
