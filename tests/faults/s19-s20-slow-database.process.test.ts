import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { queryValues } from '../support/query-values.ts'
import { good } from '../support/order-shop.ts'
import { timesAtOnce } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { expectWithin } from './kit/expect-within.ts'
import { outcomeOf, underLoad } from './kit/load.ts'
import { realShop } from './kit/real-shop.ts'
import { rounds } from './kit/rounds.ts'
import { sharedDatabase } from './kit/shared-database.ts'
import { shoppers } from './kit/shoppers.ts'
import { wireToDatabase } from './kit/wire.ts'

const { app, db, environment } = await sharedDatabase()
const cable = await wireToDatabase(app)
const server = await realShop({
  role: 'web',
  environment: { ...environment, DATABASE_URL: cable.url },
})
await server.start()
const shop = await shoppers(server, db)
const crowd = await shop.crowd(4)

const get = async (path: string) => {
  const begun = performance.now()
  const answer = await fetch(server.origin + path)
  await answer.arrayBuffer()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    tookMs: performance.now() - begun,
  }
}
/** No order changes what these tell of. */
const remembered = ['/noteikumi', `/api/goods/${good.flour}`, '/api/category', '/health/live']
for (const path of remembered) await get(path)

/** What needs no database is there as ever. */
async function expectMemoryToAnswer() {
  for (const path of remembered) {
    const { status, tookMs } = await get(path)
    expect(status, path).toBe(200)
    expectWithin(2_000, tookMs, path)
  }
}

const opensAgain = () =>
  expect.poll(() => crowd.orderOnce(0).then(() => 'ok', outcomeOf), { timeout: 60_000 }).toBe('ok')

afterEach(async () => {
  cable.slow(0)
  cable.thaw()
  await opensAgain()
  expect(await shop.lost(crowd.promised)).toEqual([])
  expect(await brokenRules(db)).toEqual([])
})

test.each(rounds(1).flatMap((round) => [300, 3_000].map((ms) => [ms, round])))(
  'with %i ms to the database and back, everybody has an answer within five seconds (round %i)',
  async (ms) => {
    cable.slow(ms)
    const load = underLoad(4, crowd.orderOnce)
    await pause(2_500)
    await expectMemoryToAnswer()
    expectWithin(3_000, (await get('/health/ready')).tookMs)
    const { outcomes: ends, slowestMs } = await load.stop()
    expect(
      Object.keys(ends).filter((end) => end !== 'ok' && end !== '503'),
      server.log(),
    ).toEqual([])
    // An order of this crowd is four calls, of which the last may ask the bank.
    expectWithin(3 * 5_500 + 15_500, slowestMs)
  },
)

test.each(rounds(1))(
  'with a database that says nothing at all, people are told to come again (round %i)',
  async () => {
    cable.freeze()
    const active = '/api/shop-rules'
    const answers = await timesAtOnce(30, () =>
      server
        .as(crowd.people[0]!.token)
        .readUser()
        .then(() => 'ok', outcomeOf),
    )
    expect(new Set(answers.map((answer) => answer.status === 'fulfilled' && answer.value))).toEqual(
      new Set(['503']),
    )
    expect((await get('/health/ready')).status).toBe(503)
    expectWithin(7_000, (await get(active)).tookMs)
    await expectMemoryToAnswer()
  },
)

test.each(rounds(1))(
  '500 clients of a locked table and eighteen connections all get an answer (round %i)',
  async () => {
    const operator = new Client(app)
    await operator.connect()
    await operator.query('begin')
    onTestFinished(() => operator.end())
    await operator.query('lock table orders in access exclusive mode')
    const begun = performance.now()
    const flood = timesAtOnce(500, async () => {
      const request = { headers: { authorization: `Bearer ${crowd.people[0]!.token}` } }
      const answer = await fetch(`${server.origin}/api/cart/active`, request)
      await answer.arrayBuffer()
      return [answer.status, answer.headers.get('retry-after')]
    })
    const answers = (await flood).map((answer) =>
      answer.status === 'fulfilled' ? answer.value.join(' ') : 'no answer',
    )
    expectWithin(8_000, performance.now() - begun)
    await operator.query('rollback')
    expect(new Set(answers)).toEqual(new Set(['503 2']))
    await expectMemoryToAnswer()
    await opensAgain()
    // Sixteen for calls, two that fill the memory.
    const used =
      "select count(*)::int from pg_stat_activity where application_name like 'avots-web-%' and datname = current_database()"
    expect((await queryValues(app, used))[0]).toBeLessThanOrEqual(18)
  },
)
