import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { data, Euros, filledText, Id, IdText, PaidEuros } from '../../shared/scalars.ts'
import { OnlineMethod, PaymentMethod, TempTransaction, Token } from '../payments.ts'

const Key = z.object({ key: filledText(500) })

/** What a link pays: whoever holds it may pay, and learns nothing else. */
export const PayLink = z
  .object({
    /** Null where the money is for the account, and for no order. */
    order_id: Id.nullable(),
    /** What has come by links of the order already. */
    paid: Euros,
    methods: z.array(PaymentMethod),
  })
  .meta({ id: 'PayLink' })
export type PayLink = z.output<typeof PayLink>

export const payLinkCalls = callTable({
  readPayLink: {
    method: 'GET',
    path: '/pay-link/:key',
    summary: 'What a link pays, without logging in',
    audience: 'anyone',
    params: Key,
    answer: data(PayLink),
    refusals: ['not_found'],
  },
  startLinkPayment: {
    method: 'POST',
    path: '/pay-link/:key',
    summary: 'Begins a payment by a link, without logging in; go on at payment_url',
    audience: 'anyone',
    callsProvider: true,
    params: Key,
    body: z.strictObject({ sum: PaidEuros, method: OnlineMethod }),
    answer: z.object({ payment_url: z.string(), id: Id }),
    refusals: ['not_found', 'payments_off', 'provider_unavailable', 'too_much_unpaid'],
  },
  readLinkPayment: {
    method: 'GET',
    path: '/pay-link/:key/payment/:id',
    summary: 'How a payment by a link stands',
    audience: 'anyone',
    params: Key.extend({ id: IdText }),
    answer: z.object({ temptrx: TempTransaction }),
    refusals: ['not_found'],
  },
  linkCallback: {
    method: 'POST',
    path: '/pay-link-callback',
    summary: 'Back from the bank after a payment by a link',
    audience: 'anyone',
    callsProvider: true,
    body: Token,
    answer: data(z.object({ id: Id, key: z.string() })),
    refusals: ['payment_token_invalid', 'not_found', 'unavailable'],
  },
})
