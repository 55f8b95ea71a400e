import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../support/order-shop.ts'
import { newColleague } from '../../support/staff-client.ts'
import { ways } from './deed-ways.ts'
import { refundsToAsk } from './refunds-to-ask.ts'

/**
 * No act without its actor: each deed of the office that can be done here leaves an entry of the
 * audit trail and an act, both with the person who did it, and every row of a history that it
 * writes names that person too.
 */
const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const anna = await shop.customer({ creditLimitCents: 100_00, payLater: true })
// Not Anna, whom one of the deeds makes pay before.
const orderer = await shop.customer({ creditLimitCents: 100_00, payLater: true })
const debtor = await shop.customer({ accountCents: -5_000 })

const histories = ['orderChanges', 'ledgerTransactions', 'bottleMovements'] as const

const lastIds = async () =>
  Object.fromEntries(
    await Promise.all(
      [...histories, 'auditTrail' as const, 'officeActions' as const].map(async (table) => {
        const { id } = await shop.db
          .selectFrom(table)
          .select(({ fn }) => fn.max('id').as('id'))
          .executeTakeFirstOrThrow()
        return [table, id ?? 0] as const
      }),
    ),
  )

const done: string[] = []

// Trap 11.
test.each(ways)('$deed leaves who did it', async (way) => {
  const { id: orderId } = await placedOrder(orderer, { [good.tea]: 1 })
  const refunds = await refundsToAsk(shop)
  const records = { customerId: anna.id, orderId, debtorId: debtor.id, ...refunds }
  const asked = { ...records, cents: 1, onHand: 10 }
  const before = await lastIds()
  const answer = await way.ask(owner.api, asked).catch(() => undefined)
  if (answer === undefined || !('actionId' in answer) || answer.actionId === null) return
  done.push(way.deed)
  const entries = await shop.db
    .selectFrom('auditTrail')
    .select(['actorKind', 'actorId'])
    .where('id', '>', before.auditTrail!)
    .execute()
  expect(entries).toContainEqual({ actorKind: 'staff', actorId: owner.id })
  const act = await shop.db
    .selectFrom('officeActions')
    .select('staffId')
    .where('id', '=', answer.actionId)
    .executeTakeFirstOrThrow()
  expect(act.staffId).toBe(owner.id)
  for (const table of histories) {
    const rows = await shop.db
      .selectFrom(table)
      .select(['actorKind', 'actorId'])
      .where('id', '>', before[table]!)
      .execute()
    for (const row of rows) expect(row, table).toEqual({ actorKind: 'staff', actorId: owner.id })
  }
})

test('most deeds could be tried', () => {
  expect(done.length).toBeGreaterThan(ways.length / 2)
})
