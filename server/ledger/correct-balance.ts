import { correctionEntry } from '../../domain/ledger/correction.ts'
import type { CustomerAccount } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { type Balances, balancesOf, lockBalances } from './balances.ts'
import { post } from './post.ts'

export type Correction = {
  customerId: number
  account: CustomerAccount
  cents: Cents
  reason: string
}

/** A manual correction with a reason. Bonus and deposit cannot go below zero; the account can. */
export const correctBalance = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { customerId, account, cents, reason }: Correction,
): Promise<Outcome<Balances, { code: 'below_nothing' }>> =>
  inTransaction(db, async (tx) => {
    const { bonusCents, depositCents } = await lockBalances(tx, customerId)
    const available = { account: Infinity, bonus: bonusCents, deposit: depositCents }[account]
    if (available + cents < 0) return refuse({ code: 'below_nothing' })
    const id = await audit(tx, {
      actor: 'operator',
      customerId,
      action: 'ledger.correct',
      subject: 'customer',
      subjectId: customerId,
      details: { account, cents },
    })
    const cause = { kind: 'correction', id, step: 'made' } as const
    await post(tx, {
      customerId,
      cause,
      entry: correctionEntry(account, cents),
      at: clock.now(),
      note: reason,
    })
    return done(await balancesOf(tx, customerId))
  })
