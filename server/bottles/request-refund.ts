import type { Actor } from '../../domain/actor.ts'
import { depositReturned } from '../../domain/ledger/delivered.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { allocateRefund } from '../../domain/payments/allocate-refund.ts'
import { type RefundWish, refundParts } from '../../domain/refunds/refund-parts.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { lockRefundablePayments, refundPayer } from '../payments/refunds/refund-payer.ts'
import type { Tx } from '../platform/database/connect.ts'
import { explainDeposit } from './explain-deposit.ts'
import {
  type DepositRefund,
  findOpenRefund,
  insertRefund,
  lockRefund,
  updateRefund,
} from './refund-store.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'

type RefundRequest = Omit<RefundWish, 'to'> & {
  customerId: number
  to: { kind: 'account' } | { kind: 'card' } | { kind: 'iban'; iban: string }
}

export type RequestRefusal = { code: 'nothing_to_refund' | 'already_asked' | 'debt_first' }

/**
 * Refunds the deposit above the required one: to the account at once, to the cards and banks that
 * the customer has paid from through the provider, or to an IBAN by the office; the last two with
 * the money that lies on the account if that is asked for.
 */
export async function requestRefund(
  app: App,
  tx: Tx,
  by: Actor,
  request: RefundRequest,
): Promise<Outcome<DepositRefund, RequestRefusal>> {
  const { customerId, to } = request
  const { depositSteps } = await app.settings()
  const payments = to.kind === 'card' ? await lockRefundablePayments(tx, customerId) : []
  const { receivableCents } = await lockBalances(tx, customerId)
  // A debt blocks only a refund that leaves the shop: on the account the deposit reduces the debt.
  if (to.kind !== 'account' && receivableCents > 0) return refuse({ code: 'debt_first' })
  if (await findOpenRefund(tx, customerId)) return refuse({ code: 'already_asked' })
  const deposit = await explainDeposit(tx, customerId, depositSteps)
  const wanted = refundParts({ ...request, to: to.kind }, deposit)
  const wantedCents = wanted.depositCents + wanted.accountCents
  const shares = allocateRefund(wantedCents, payments)
  const amountCents =
    to.kind === 'card' ? shares.reduce((sum, { cents }) => sum + cents, 0) : wantedCents
  if (amountCents === 0) return refuse({ code: 'nothing_to_refund' })
  const accountCents = Math.max(0, amountCents - wanted.depositCents)
  const at = app.clock.now()
  const explanation = JSON.stringify(deposit)
  const row = { customerId, amountCents, accountCents, explanation, requestedAt: at }
  if (to.kind === 'iban')
    return done(await insertRefund(tx, by, { ...row, payTo: 'iban', iban: to.iban }))
  const refund = await insertRefund(tx, by, {
    ...row,
    payTo: to.kind,
    state: 'paid',
    answeredAt: at,
  })
  const cause = { kind: 'deposit_refund', id: refund.id, step: 'paid' } as const
  const depositCents = amountCents - accountCents
  if (depositCents > 0)
    await post(tx, { customerId, cause, entry: depositReturned(depositCents), at, by })
  await refundPayer(app, tx, by, shares)
  return done(refund)
}

/** Withdraws an open request; one that the office has answered is not found. */
export async function withdrawRefund(
  { clock }: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<Outcome<null, Refusal>> {
  const open = await findOpenRefund(tx, customerId)
  const refund = open && (await lockRefund(tx, open.id))
  if (refund?.state !== 'requested') return refuse({ code: 'not_found' })
  await updateRefund(tx, by, refund.id, { state: 'withdrawn', answeredAt: clock.now() })
  return done(null)
}
