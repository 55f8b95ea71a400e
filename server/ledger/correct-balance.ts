import type { Actor } from '../../domain/actor.ts'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import type { CustomerAccount } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { type Balances, balancesOf, lockBalances } from './balances.ts'
import { post } from './post.ts'

export type Correction = {
  customerId: number
  account: CustomerAccount
  cents: Cents
  reason: string
}

/** A manual correction with a reason. Bonus and deposit cannot go below zero; the account can. */
export async function correctBalance(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { customerId, account, cents, reason }: Correction,
): Promise<Outcome<Balances, { code: 'below_nothing' }>> {
  const { bonusCents, depositCents } = await lockBalances(tx, customerId)
  const available = { account: Infinity, bonus: bonusCents, deposit: depositCents }[account]
  if (available + cents < 0) return refuse({ code: 'below_nothing' })
  const id = await audit({ clock }, tx, by, {
    customerId,
    action: 'ledger.correct',
    subject: 'customer',
    subjectId: customerId,
    details: { account, cents },
    reason,
    kept: 'books',
  })
  const cause = { kind: 'correction', id, step: 'made' } as const
  await post(tx, {
    customerId,
    cause,
    entry: correctionEntry(account, cents),
    at: clock.now(),
    note: reason,
    by,
  })
  return done(await balancesOf(tx, customerId))
}
