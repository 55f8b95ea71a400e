import type { MethodKey } from '../../../domain/payments/methods.ts'
import { vocabulary } from './vocabulary.ts'

/** `payment_type`, and a payment's `method`. */
export const paymentTypes = vocabulary({
  account: 2,
  cash: 3,
  deferred: 5,
  card: 6,
  seb: 7,
  citadele: 8,
  luminor: 9,
  swedbank: 10,
  revolut: 11,
} as const satisfies Record<MethodKey, number>)
