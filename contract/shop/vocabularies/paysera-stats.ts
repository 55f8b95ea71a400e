import type { PaymentResult } from '../../../domain/payments/payment-states.ts'
import { vocabulary } from './vocabulary.ts'

/** `paysera_stat`, and a payment's `status`. */
export const payseraStats = vocabulary({
  none: 0,
  paid: 1,
  pending: 2,
  failed: 3,
} as const satisfies Record<PaymentResult, number>)
