import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '../../domain/calendar/durations.ts'
import type { Cents } from '../../domain/money.ts'
import { mayTopUp } from '../../domain/payments/unpaid.ts'
import { type OnlineMethodKey, paymentMethod } from '../../domain/payments/methods.ts'
import type { ProviderWayKey } from '../../domain/payments/provider-ways.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App, AppWithDb } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { openPayment, type OpenRefusal } from './open-payment.ts'
import type { PayLink } from './pay-link.ts'
import { providerName } from './provider.ts'
import { insertPayment } from './store.ts'
import { lockOpenPayments } from './unpaid.ts'

export type NewPayment = {
  customerId: number
  method: OnlineMethodKey
  /** Instead of the method's own page. */
  providerWay?: ProviderWayKey | undefined
  /** Without the method's charge, which is added here. */
  orderId?: number
  orderCents: Cents
  /** What the account has paid of the order. */
  accountCents?: Cents
  topUpCents: Cents
  /** The document that the top-up pays. */
  paperId?: number
  /** The link that was followed, without a log-in. */
  link?: PayLink
  hoursToPay: number
}

const firstCheckMs = 30_000

/**
 * Inserts a payment in the caller's transaction. Call `openPayment` after the commit, so that no
 * row is locked while the provider is called.
 */
export async function startPayment(
  app: App,
  tx: Tx,
  { hoursToPay, orderId, paperId, link, ...payment }: NewPayment,
): Promise<number> {
  const provider = providerName(app.config)
  if (provider === 'off') throw new Error('a payment was started while there is no provider')
  const { customerId, method } = payment
  const now = app.clock.now()
  return insertPayment(tx, {
    customerId,
    orderId: orderId ?? null,
    orderCents: payment.orderCents,
    accountCents: payment.accountCents ?? 0,
    topupCents: payment.topUpCents,
    paperId: paperId ?? null,
    byLink: link !== undefined,
    linkOrderId: link?.orderId ?? null,
    chargeCents: paymentMethod(method).chargeCents,
    method,
    provider,
    providerWay: payment.providerWay ?? null,
    merchantReference: `AV-${randomBytes(9).toString('hex')}`,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hoursToPay * HOUR_MS),
    nextCheckAt: new Date(now.getTime() + firstCheckMs),
  })
}

type TopUp = Pick<
  NewPayment,
  'customerId' | 'topUpCents' | 'method' | 'paperId' | 'link' | 'providerWay'
>

type TopUpRefusal = OpenRefusal | { code: 'payments_off' | 'not_found' | 'too_much_unpaid' }

export async function startTopUp(
  app: AppWithDb,
  topUp: TopUp,
  language: Language,
): Promise<Outcome<{ paymentId: number; paymentUrl: string }, TopUpRefusal>> {
  if (!(await asksForMoney(app.db, topUp))) return refuse({ code: 'not_found' })
  if (!isOffered(app, topUp)) return refuse({ code: 'payments_off' })
  const { pendingPaymentHours: hoursToPay } = await app.settings()
  const paymentId = await inTransaction(app.db, async (tx) => {
    const payments = await lockOpenPayments(tx, topUp.customerId)
    if (!mayTopUp({ payments })) return undefined
    return startPayment(app, tx, { ...topUp, orderCents: 0, hoursToPay })
  })
  if (paymentId === undefined) return refuse({ code: 'too_much_unpaid' })
  const opened = await openPayment(app, paymentId, language)
  return opened.ok ? done({ paymentId, paymentUrl: opened.value.paymentUrl }) : opened
}

const isOffered = ({ bankOffers }: App, { method, providerWay, topUpCents }: TopUp): boolean =>
  bankOffers.methods().includes(method) &&
  (providerWay === undefined || bankOffers.isWayOffered(providerWay, method, topUpCents))

/** A document that is named must be one of the customer's own that is to be paid. */
const asksForMoney = async (db: Db, { customerId, paperId }: TopUp): Promise<boolean> =>
  paperId === undefined ||
  (await db
    .selectFrom('papers')
    .select('id')
    .where('id', '=', paperId)
    .where('customerId', '=', customerId)
    .where('toPayCents', '>', 0)
    .executeTakeFirst()) !== undefined
