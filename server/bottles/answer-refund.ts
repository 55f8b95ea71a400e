import type { Actor } from '../../domain/actor.ts'
import { depositReturned } from '../../domain/ledger/delivered.ts'
import { paidOut } from '../../domain/ledger/money-in.ts'
import type { Cents } from '../../domain/money.ts'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { explainDeposit } from './explain-deposit.ts'
import { lockRefund, updateRefund } from './refund-store.ts'

export type AnswerRefusal =
  | { code: 'no_open_request' }
  | { code: 'less_is_left'; refundableCents: Cents }
  | { code: 'debt_first'; owedCents: Cents }

/** Records that the office has paid to the IBAN; the deposit is posted through the account. */
export async function payRefund(
  app: App,
  tx: Tx,
  by: Actor,
  refundId: number,
): Promise<Outcome<{ cents: Cents }, AnswerRefusal>> {
  const { depositSteps } = await app.settings()
  const refund = await lockRefund(tx, refundId)
  if (refund?.state !== 'requested') return refuse({ code: 'no_open_request' })
  const { customerId, amountCents, accountCents, iban } = refund
  // A debt comes first: the office refuses, and the customer refunds to the account.
  const { receivableCents: owedCents } = await lockBalances(tx, customerId)
  if (owedCents > 0) return refuse({ code: 'debt_first', owedCents })
  // Bottles delivered since the request may have raised the required deposit, and orders may have
  // taken the account's money.
  const left = await explainDeposit(tx, customerId, depositSteps)
  const depositCents = amountCents - accountCents
  const refundableCents =
    Math.min(left.refundableCents, depositCents) + Math.min(left.accountCents, accountCents)
  if (refundableCents < amountCents) return refuse({ code: 'less_is_left', refundableCents })
  const at = app.clock.now()
  await updateRefund(tx, by, refundId, { state: 'paid', answeredAt: at })
  const posting = {
    customerId,
    at,
    by,
    cause: { kind: 'deposit_refund', id: refundId, step: 'paid' },
  } as const
  await post(tx, { ...posting, entry: depositReturned(depositCents) })
  await post(tx, { ...posting, entry: paidOut(amountCents, 'bank') })
  const payload = { cents: amountCents, accountCents, iban: iban ?? '' }
  await queueMail(tx, {
    template: 'deposits.refund-paid',
    cause: mailCause(refundId),
    customerId,
    payload,
  })
  return done({ cents: amountCents })
}

const mailCause = (refundId: number) => `deposit-refund:${refundId}`

export async function refuseRefund(
  { clock }: App,
  tx: Tx,
  by: Actor,
  refundId: number,
  answer: string,
): Promise<Outcome<null, AnswerRefusal>> {
  const refund = await lockRefund(tx, refundId)
  if (refund?.state !== 'requested') return refuse({ code: 'no_open_request' })
  await updateRefund(tx, by, refundId, { state: 'refused', answer, answeredAt: clock.now() })
  const { customerId, amountCents: cents, accountCents, iban } = refund
  const payload = { cents, accountCents, iban: iban ?? '', answer }
  await queueMail(tx, {
    template: 'deposits.refund-refused',
    cause: mailCause(refundId),
    customerId,
    payload,
  })
  return done(null)
}
