import { expect, test } from 'vitest'
import { checkMoney } from '../../server/payments/check-money.ts'
import { orderShop } from '../support/order-shop.ts'
import { bankShop } from '../support/paying-shop.ts'
import { brokenRulesAtRest } from './kit/broken-rules.ts'
import { agreements, disagreements } from './kit/disagreements.ts'
import { daysOf } from './kit/month-of-a-company.ts'
import { choices } from './kit/rounds.ts'

/** `PEOPLE=100` is the month as it is asked for; another `SEED`, another month. */
const { PEOPLE, FAULT_RUNS, SEED = '1' } = process.env
const people = Number(PEOPLE ?? (FAULT_RUNS ? 100 : 20))
const days = 32

const shop = await bankShop(orderShop)

test(`after a month of ${people} customers all records agree to the cent (seed ${SEED})`, async () => {
  const company = daysOf(shop, choices(Number(SEED)))
  const customers = []
  while (customers.length < people) customers.push(await company.person())
  for (const customer of customers.slice(0, people / 2)) await company.grantBonus(customer)
  await company.live(shop.clock.today(), days, customers)

  const delivered = shop.db
    .selectFrom('deliveries')
    .select((row) => row.fn.countAll<number>().as('count'))
  expect((await delivered.executeTakeFirstOrThrow()).count).toBeGreaterThan(people * 2)
  const changes = await shop.db.selectFrom('orderChanges').select('kind').distinct().execute()
  expect(changes.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['placed', 'edited', 'cancelled']),
  )
  expect(agreements).toHaveLength(9)
  expect(await disagreements(shop.db)).toEqual([])
  expect(await checkMoney(shop.app)).toEqual([])
  expect(await brokenRulesAtRest(shop.db)).toEqual([])
}, 900_000)
