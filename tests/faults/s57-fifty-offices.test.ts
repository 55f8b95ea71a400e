import { afterAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { LiveMessage } from '../../contract/office/live.ts'
import { buildApp } from '../../server/app.ts'
import { newToken, tokenHash } from '../../server/platform/token.ts'
import { good, orderShop, placedOrder } from '../support/order-shop.ts'
import { newColleague } from '../support/staff-client.ts'
import { sameOrigin } from '../support/staff-of-tests.ts'
import { atOnce } from './kit/at-once.ts'
import { choices, rounds } from './kit/rounds.ts'

const OFFICES = 50
/** Who it is: the session, the person and the roles. A list reads its page, its total and sums. */
const MOST_FOR_A_STREAM = 3
const MOST_FOR_A_LIST = 7

const shop = await orderShop()
const writer = await newColleague(shop, 'owner', 'vadiba@avots.example')
const offices = await Promise.all(Array.from({ length: OFFICES }, (_, index) => newOffice(index)))

let server: FastifyInstance | undefined
let address = ''
afterAll(() => server?.close())

/** How often the pool of the database was asked for a connection. */
let asked = 0
shop.pool.on('acquire', () => (asked += 1))

async function costOf<Answer>(work: () => Promise<Answer>) {
  const before = asked
  const answer = await work()
  return { answer, cost: asked - before }
}

/** A person of the office with a session, as a sign-in leaves it. */
async function newOffice(index: number) {
  const { db, clock } = shop
  const [token, at] = [newToken(), clock.now()]
  const { id: staffId } = await db
    .insertInto('staff')
    .values({
      name: `Birojs ${index}`,
      email: `birojs${index}@avots.example`,
      startsOn: clock.today(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const startsOn = clock.today()
  await db.insertInto('staffRoles').values({ staffId, role: 'dispatcher', startsOn }).execute()
  const times = { createdAt: at, lastUsedAt: at, factorAt: at }
  const session = { staffId, tokenHash: tokenHash(token), step: 'done' as const, ...times }
  await db.insertInto('staffSessions').values(session).execute()
  return { ...sameOrigin, cookie: `avots_staff=${token}` }
}

/** The shop is started, for the second time on the address that its pages know. */
async function start() {
  const { port } = new URL(address || 'http://127.0.0.1:0')
  server = await buildApp(shop.app)
  address = await server.listen({ port: Number(port), host: '127.0.0.1' })
}

type Office = { headers: Record<string, string>; heard: LiveMessage[]; ended: Promise<void> }

/** A page of an office that follows the orders, from what it heard last. */
async function follow(headers: Record<string, string>, last?: number): Promise<Office> {
  const more = last === undefined ? {} : { 'last-event-id': String(last) }
  const url = `${address}/office/api/live?topics=orders`
  const answer = await fetch(url, { headers: { ...headers, ...more } })
  expect(answer.status).toBe(200)
  const heard: LiveMessage[] = []
  const decoder = new TextDecoder()
  const read = async () => {
    for await (const part of answer.body!)
      for (const [, data] of decoder.decode(part as Uint8Array).matchAll(/^data: (.*)$/gm))
        heard.push(LiveMessage.parse(JSON.parse(data!)))
  }
  return { headers, heard, ended: read().catch(() => undefined) }
}

const allAtOnce = async <Answer>(work: readonly (() => Promise<Answer>)[]): Promise<Answer[]> =>
  (await atOnce(work)).map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })

const readList = ({ headers }: Pick<Office, 'headers'>) =>
  fetch(`${address}/office/api/orders`, { headers }).then(({ status }) => status)

/** An order of a customer is cancelled by the one who writes. */
async function write() {
  const { id } = await placedOrder(await shop.customer(), { [good.tea]: 1 })
  const { cost } = await costOf(() =>
    writer.api.cancelOrders({ body: { orderIds: [id], reason: 'Atteicās' } }),
  )
  return { id, cost }
}

const hearOf = (pages: readonly Office[], orderId: number) =>
  expect
    .poll(() => pages.filter(({ heard }) => heard.some(({ ids }) => ids.includes(orderId))).length)
    .toBe(pages.length)

// S57: live lists open, one writes; all reconnect at once after a restart.
test.each(rounds(1))('fifty offices hear of one write, also after a restart (%i)', async (seed) => {
  const { shuffled } = choices(seed)
  const alone = await write()
  await start()
  const opening = await costOf(() =>
    allAtOnce(shuffled(offices).map((headers) => () => follow(headers))),
  )
  expect(opening.cost).toBeLessThanOrEqual(OFFICES * MOST_FOR_A_STREAM)
  const pages = opening.answer

  const written = await write()
  const hearing = await costOf(() => hearOf(pages, written.id))
  // A message has no data: neither the write nor its hearing asks more for fifty than for none.
  expect(written.cost).toBeLessThanOrEqual(alone.cost)
  expect(hearing.cost).toBe(0)

  await server!.close()
  await Promise.all(pages.map(({ ended }) => ended))
  const missed = await write()
  await start()
  const again = await costOf(() =>
    allAtOnce(
      shuffled(pages).map(
        ({ headers, heard }) =>
          () =>
            follow(headers, heard.at(-1)!.version),
      ),
    ),
  )
  expect(again.cost).toBeLessThanOrEqual(OFFICES * MOST_FOR_A_STREAM)
  // The new process has forgotten what was missed: each is told to read all, and does at once.
  await expect
    .poll(() => again.answer.map(({ heard }) => heard.map(({ ids }) => ids)))
    .toEqual(again.answer.map(() => [[]]))
  const reading = await costOf(() => allAtOnce(again.answer.map((page) => () => readList(page))))
  expect(reading.answer).toEqual(again.answer.map(() => 200))
  expect(reading.cost).toBeLessThanOrEqual(OFFICES * MOST_FOR_A_LIST)
  expect(shop.pool.totalCount).toBeLessThanOrEqual(shop.pool.options.max)
  await hearOf(again.answer, (await write()).id)
  expect(missed.cost).toBeLessThanOrEqual(alone.cost)
  await server!.close()
})
