import type { PaymentWay } from '../../../contract/shop/added/payment-ways.ts'
import { createPersonalStore } from '../../client/store.ts'
import { api } from './api.ts'

/** What the payment provider offers now, with its pictures. */
export const paymentWaysStore = createPersonalStore<PaymentWay[]>(
  async () => (await api.listPaymentWays()).data,
)
