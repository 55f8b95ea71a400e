import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { goodwillToMove } from '../../domain/ledger/payable.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { moveHeld } from '../bottles/move-holdings.ts'
import { auditBothRecords } from '../customers/audit-both-records.ts'
import { lockCustomers, type Merging, mergeRecords } from '../customers/merge-records.ts'
import { lockBalances } from '../ledger/balances.ts'
import { moveSums } from '../ledger/move-sums.ts'
import { accountMoney, ownMoneyStep } from '../ledger/payable.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { stillOpen } from './still-open.ts'

type MergeRefusal = 'orders_are_open' | 'payments_are_open' | 'money_is_open' | 'bottles_are_open'

/**
 * Makes one record of two of one customer: money, bottles, addresses and notes go on in `into`.
 * Documents and past orders stay where they were issued. What is still to come is settled first.
 */
export async function mergeCustomers(
  app: App,
  tx: Tx,
  by: Actor,
  { fromId, intoId, reason }: Merging & { reason: string },
): Promise<Outcome<{ addresses: number }, Refusal>> {
  if (fromId === intoId) return refuse({ code: 'same_customer' })
  if ((await lockCustomers(tx, [fromId, intoId])).length < 2) return refuse({ code: 'not_found' })
  const open = await findOpen(tx, fromId)
  if (open) return refuse({ code: open, open: [] })
  const act = { fromId, intoId, action: 'customers.merge', reason }
  const causes = await auditBothRecords(app, tx, by, act)
  await moveMoney(app, tx, by, { fromId, intoId, reason, causes })
  await moveHeld(app, tx, by, { fromId, intoId, note: reason, causes })
  const merged = await mergeRecords(app, tx, { fromId, intoId })
  await queueMail(tx, {
    template: 'customers.merged',
    cause: `customer:${fromId}:merged`,
    customerId: intoId,
    payload: {},
  })
  return done(merged)
}

type Moving = Merging & { reason: string; causes: { from: number; into: number } }

async function moveMoney(
  app: App,
  tx: Tx,
  by: Actor,
  { fromId, intoId, reason: note, causes }: Moving,
): Promise<void> {
  // In the order of numbers, as everyone locks them.
  for (const id of [fromId, intoId].toSorted((one, other) => one - other))
    await lockBalances(tx, id)
  const { bonusCents, depositCents } = await lockBalances(tx, fromId)
  const money = await accountMoney(tx, fromId)
  const goodwillCents = goodwillToMove(money, await accountMoney(tx, intoId))
  const sums = [
    ['account', 'merged:goodwill', goodwillCents],
    ['account', ownMoneyStep, money.accountCents - goodwillCents],
    ['bonus', 'merged:bonus', bonusCents],
    ['deposit', 'merged:deposit', depositCents],
  ] as const
  await moveSums(app, tx, by, { fromId, intoId, causes, sums, note })
}

/** What has to be settled in the record that ends. */
async function findOpen(tx: Tx, customerId: number): Promise<MergeRefusal | undefined> {
  const { rows } = await sql<Record<'orders' | 'payments' | 'money' | 'bottles', boolean>>`
    select
      ${stillOpen.orders} as orders,
      ${stillOpen.payments} as payments,
      exists (select from ledger_balances
          where customer_id = c.id and account = 'account' and cents < 0)
        or ${stillOpen.refundsAndDebts} as money,
      ${stillOpen.rentals}
        or exists (select from bottle_disputes
          where customer_id = c.id and state = 'open') as bottles
    from customers c where c.id = ${customerId}`.execute(tx)
  const { orders, payments, money, bottles } = rows[0]!
  if (orders) return 'orders_are_open'
  if (payments) return 'payments_are_open'
  if (money) return 'money_is_open'
  return bottles ? 'bottles_are_open' : undefined
}
