import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CallRefused } from '../../contract/shared/http-client.ts'
import { deeds } from '../../server/deeds.ts'
import { allRows } from '../house/rights/all-rows.ts'
import { runsOf } from '../house/rights/acts/prepared-runs.ts'
import { ways } from '../house/rights/deed-ways.ts'
import { refundsToAsk } from '../house/rights/refunds-to-ask.ts'
import { good, orderShop, placedOrder } from '../support/order-shop.ts'
import { newColleague } from '../support/staff-client.ts'
import { atOnce, unexpectedFailures } from './kit/at-once.ts'

const shop = await orderShop()
const { db } = shop
const owner = await newColleague(shop, 'owner', 'inese@avots.example')

const advisoryLocks = async () =>
  (
    await sql`select from pg_locks where locktype = 'advisory' and database =
    (select oid from pg_database where datname = current_database())`.execute(db)
  ).rows.length

// S52
test('every deed of the office, looked at twice beside all others, leaves nothing', async () => {
  const anna = await shop.customer({ creditLimitCents: 100_00, payLater: true })
  const debtor = await shop.customer({ accountCents: -5_000 })
  const asked = {
    customerId: anna.id,
    orderId: (await placedOrder(anna, { [good.tea]: 6 })).id,
    debtorId: debtor.id,
    runId: (await runsOf(shop).run('planned')).runId,
    ...(await refundsToAsk(shop)),
    onHand: 10,
    cents: 1,
    isPreview: true,
  }
  const before = await allRows(db)
  const locks = await advisoryLocks()
  const looks = [...ways, ...ways].map(({ deed, ask }) => async () => ({
    deed,
    answer: await ask(owner.api, asked),
  }))
  const outcomes = await atOnce(looks)
  // Some find nothing to do on these records, or lose to another look; none is a defect.
  expect(unexpectedFailures(outcomes)).toEqual([])
  // Too busy a shop is asked again, by one look after the other.
  for (const [index, outcome] of outcomes.entries())
    if (outcome.status === 'rejected' && (outcome.reason as CallRefused).status === 503)
      outcomes[index] = (await Promise.allSettled([looks[index]!()]))[0]
  const looked = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && 'hash' in outcome.value.answer ? outcome.value.deed : [],
  )
  expect(new Set(looked).size).toBeGreaterThan(ways.length * 0.7)
  expect(Object.keys(deeds)).toEqual(expect.arrayContaining(looked))
  expect(await allRows(db)).toEqual(before)
  expect(await advisoryLocks()).toBe(locks)
})
