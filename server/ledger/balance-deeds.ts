import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../domain/actor.ts'
import { correctedCents } from '../../domain/ledger/correction.ts'
import type { CustomerAccount } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { Deed } from '../actions/deed.ts'
import { reachAccount } from '../actions/reach-customer.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockBalances } from './balances.ts'
import { correctBalance } from './correct-balance.ts'

const Correcting = z.object({
  customerId: z.int(),
  account: z.enum(['account', 'bonus', 'deposit']),
  cents: z.int(),
  reason: z.string(),
})
type Correcting = z.output<typeof Correcting>

/**
 * A sum given to a customer or taken; undoing posts the opposite sum. Sums of one person to one
 * customer on one day count together for the limit.
 */
const balanceDeed = (name: string, right: Right): Deed<Correcting> => ({
  name,
  right,
  input: Correcting,
  isAudited: true,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: ({ reason }) => reason,
  reach: async (tx, correcting, app, by) => {
    const { account } = correcting
    const cents = Math.abs(correcting.cents)
    const earlier = await correctedToday(app, tx, by, correcting)
    const earlierCents = correctedCents(earlier, account, correcting.cents) - cents
    return { ...(await reachAccount(tx, correcting)), cents, earlierCents }
  },
  run: async (app, tx, by, correcting) => {
    if (by.onBehalfOf === undefined) return refuse({ code: 'not_found' })
    const corrected = await correctBalance(app, tx, by, correcting)
    if (!corrected.ok) return corrected
    const reverse = { ...correcting, cents: -correcting.cents, reason: 'Atsaukts' }
    return done({ undo: { deed: name, input: reverse } })
  },
})

/** What a person has given a customer today, or taken, without the approval of another. */
async function correctedToday(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { customerId }: Correcting,
): Promise<Partial<Record<CustomerAccount, Cents>>> {
  await lockBalances(tx, customerId)
  const { rows } = await sql<{ account: CustomerAccount; cents: Cents }>`
    select e.account, sum(e.cents)::bigint as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join audit_trail a on a.id = t.cause_id and a.action = 'ledger.correct'
        and a.approved_by is null
    where t.customer_id = ${customerId} and t.code = 'correction' and t.cause_kind = 'correction'
      and t.actor_kind = 'staff' and t.actor_id = ${by.id} and t.posted_on = ${clock.today()}
      and e.account in ('account', 'bonus', 'deposit')
    group by 1`.execute(tx)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

export const correctBalanceDeed = balanceDeed('ledger.correct', 'correctBalances')
export const giveGoodwillDeed = balanceDeed('ledger.goodwill', 'giveGoodwill')
