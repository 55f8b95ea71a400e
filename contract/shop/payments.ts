import { payseraStats } from './vocabularies/paysera-stats.ts'
import { numberOf } from './vocabularies/number-of.ts'
import { z } from 'zod'
import { paymentStates } from '../../domain/payments/payment-states.ts'
import { providerWayKeys } from '../../domain/payments/provider-ways.ts'
import { callTable } from '../shared/call.ts'
import { data, Euros, Id, IdText, PaidEuros } from '../shared/scalars.ts'

/** The methods that go through the payment provider. */
export const OnlineMethod = z.literal([6, 7, 8, 9, 10, 11], 'unknown_method')

/** A way of the provider's own, instead of the page of the method. */
export const ProviderWay = z.enum(providerWayKeys, 'invalid')

const PaymentStat = numberOf(payseraStats)

const PaymentStatus = z.enum(paymentStates).nullable()

/** A payment through the provider and its state. */
export const TempTransaction = z
  .object({
    id: Id,
    status: PaymentStat,
    payment_status: PaymentStatus,
    method: OnlineMethod,
    topup: Euros,
    charge: Euros,
    amount: Euros,
    order_id: Id.nullable(),
    /** The account, if the order no longer awaited the payment. */
    credited_to: z.enum(['order', 'account']).nullable(),
    payment_url: z.string().nullable(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'TempTransaction' })
export type TempTransaction = z.output<typeof TempTransaction>

export const PaymentMethod = z
  .object({
    id: OnlineMethod,
    name: z.string(),
    charge: Euros,
    url: z.string(),
    urlText: z.string(),
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.output<typeof PaymentMethod>

export const Token = z.object({
  payment_token: z.string().min(1, 'required').max(8_000, 'too_long'),
})

const CallbackAnswer = z.object({
  status: PaymentStat,
  payment_status: PaymentStatus,
  trx: z.object({ id: Id }),
  order: z.object({ id: Id }).nullable(),
})

const tokenRefusals = ['payment_token_invalid', 'not_found', 'unavailable'] as const

export const paymentCalls = callTable({
  listPaymentMethods: {
    method: 'GET',
    path: '/payment/methods',
    summary: 'Banks and cards that can pay now, with their charges',
    audience: 'token',
    answer: data(z.array(PaymentMethod)),
  },
  startTopUp: {
    method: 'POST',
    path: '/payment',
    summary: 'Begins a top-up of the account; go on at payment_url',
    audience: 'customer',
    repeatable: true,
    callsProvider: true,
    body: z.strictObject({
      topup: PaidEuros,
      method: OnlineMethod,
      provider_way: ProviderWay.optional(),
      /** The bill that this money pays, before any older one. */
      bill: Id.optional(),
    }),
    answer: z.object({ payment_url: z.string(), id: Id }),
    refusals: ['payments_off', 'provider_unavailable', 'not_found', 'too_much_unpaid'],
  },
  readTempTransaction: {
    method: 'GET',
    path: '/transactionstemp/:id',
    summary: 'How a payment stands',
    audience: 'customer',
    params: z.object({ id: IdText }),
    answer: z.object({ temptrx: TempTransaction }),
  },
  readOpenTopUp: {
    method: 'GET',
    path: '/payment/open',
    summary: 'The newest top-up that still waits for its bank, if any does',
    audience: 'customer',
    answer: data(TempTransaction.nullable()),
  },
  topUpCallback: {
    method: 'POST',
    path: '/payment/usertopupcallback',
    summary: 'Back from the bank after a top-up',
    audience: 'customer',
    callsProvider: true,
    body: Token,
    answer: data(CallbackAnswer),
    refusals: tokenRefusals,
  },
  orderCallback: {
    method: 'POST',
    path: '/payment/usercallback',
    summary: 'Back from the bank after paying for an order',
    audience: 'customer',
    callsProvider: true,
    body: Token,
    answer: data(CallbackAnswer),
    refusals: [...tokenRefusals, 'payment_not_made'],
  },
})
