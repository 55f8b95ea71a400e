import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { data, Euros } from '../../shared/scalars.ts'
import { OnlineMethod, ProviderWay } from '../payments.ts'

/** A method as the payment provider offers it now. */
export const PaymentWay = z
  .object({
    /** The method with which the order or top-up is sent. */
    method: OnlineMethod,
    /** What is sent with it as `provider_way`; null for the method's own page. */
    way: ProviderWay.nullable(),
    name: z.string(),
    charge: Euros,
    /** A data address; null where the provider has none. */
    picture: z.string().nullable(),
    /** The smallest sum that it takes, charge included. */
    least: Euros,
  })
  .meta({ id: 'PaymentWay' })
export type PaymentWay = z.output<typeof PaymentWay>

export const paymentWayCalls = callTable({
  listPaymentWays: {
    method: 'GET',
    path: '/payment/ways',
    summary: 'All that the payment provider offers: banks, card, wallet, later payment',
    audience: 'token',
    answer: data(z.array(PaymentWay)),
  },
})
