import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mailDeps } from '../../server/mails.ts'
import { mailJobs } from '../../server/platform/mail/jobs.ts'
import { smtpTransport } from '../../server/platform/mail/smtp-transport.ts'
import { metrics } from '../../server/platform/metrics.ts'
import { silentLog as log } from '../support/database-server.ts'
import type { Behaviour } from '../support/mail-server.ts'
import { mailbox } from '../support/mailbox.ts'
import { good, orderShop, placedOrder, setStock } from '../support/order-shop.ts'
import { runJobs } from '../support/run-jobs.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 5_000)
const box = await mailbox()
const from = shop.app.config.MAIL_FROM
const [post, nobodyHome] = [
  smtpTransport(box.address, from),
  smtpTransport('smtp://127.0.0.1:9', from),
]
// As patient as a test can wait; the real post waits ten seconds.
const impatient = smtpTransport(box.address, from, { waitMs: 300 })
afterAll(() => [post, nobodyHome, impatient].forEach((server) => server.close()))

type Fault = 'down' | 'tarpit' | 451 | 550
const faults: Fault[] = ['down', 'tarpit', 451, 550]

const room = { ...mailDeps(shop.app), log }
const postUnder = (fault: Fault) =>
  ({ down: nobodyHome, tarpit: impatient, 451: post, 550: post })[fault]
const behaviourOf = (fault: Fault): Behaviour =>
  fault === 'tarpit' ? { slowMs: 2_000 } : fault === 'down' ? 'takes' : { says: fault }

const work = (through: typeof post) => runJobs(shop.pool, mailJobs({ ...room, transport: through }))
const outbox = () =>
  shop.db.selectFrom('mailOutbox').select(['template', 'state', 'attempts']).orderBy('id').execute()
const waitForNextTry = () =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.db)
/** The mails of one recipient, because delayed mails of earlier tests may still arrive. */
const receivedBy = (recipient: string) => box.received.filter(({ to }) => to.includes(recipient))
const idsOf = (recipient: string) =>
  receivedBy(recipient).map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)![1])

async function msToOrder() {
  const anna = await shop.customer()
  const begun = performance.now()
  const { id } = await placedOrder(anna, { [good.honey]: 1 })
  return { ms: performance.now() - begun, id, anna }
}

beforeEach(async () => {
  box.behave('takes')
  await sql`delete from mail_outbox`.execute(shop.db)
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
  box.received.length = 0
})

test.each(rounds(faults.length))(
  'with any mail failure the order is placed without delay and mailed later, once (seed %i)',
  async (seed) => {
    const { oneOf, upTo } = choices(seed)
    const fault = faults[seed - 1] ?? oneOf(faults)
    box.behave(behaviourOf(fault))
    const { id, anna } = await msToOrder()
    expect((await anna.api.readOrder({ params: { id: String(id) } })).order.status).toBe(3)
    const { recipient } = await shop.db
      .selectFrom('mailOutbox')
      .select('recipient')
      .executeTakeFirstOrThrow()

    // 550 is tried twice more at most: an address may be mended, but not for ever.
    const tries = 1 + upTo(fault === 550 ? 2 : 4)
    for (let tried = 0; tried < tries; tried += 1) {
      await work(postUnder(fault))
      await waitForNextTry()
    }
    expect(await outbox(), String(fault)).toEqual([
      { template: 'orders.placed', state: 'waiting', attempts: tries },
    ])
    // What the tarpit swallowed may have arrived after all: it is known by its name.
    const swallowed = fault === 'tarpit' ? idsOf(recipient) : []

    box.behave('takes')
    await work(post)
    await work(post)
    expect(await outbox()).toEqual([
      { template: 'orders.placed', state: 'sent', attempts: tries + 1 },
    ])
    expect(new Set([...swallowed, ...idsOf(recipient)]).size).toBe(1)
    if (fault !== 'tarpit') expect(receivedBy(recipient)).toHaveLength(1)
  },
)

test('a mail that cannot be sent is given up, and the log and a metric say so', async () => {
  box.behave({ says: 550 })
  await msToOrder()
  const errors: unknown[] = []
  const reported = {
    ...room,
    transport: post,
    log: { ...log, warn: () => undefined, error: (about: unknown) => void errors.push(about) },
  }
  for (let tried = 0; tried < 4; tried += 1) {
    await runJobs(shop.pool, mailJobs(reported))
    await waitForNextTry()
  }
  expect(await outbox()).toEqual([{ template: 'orders.placed', state: 'given_up', attempts: 3 }])
  expect(errors).toEqual([expect.objectContaining({ template: 'orders.placed' })])
  expect(await metrics.metrics()).toMatch(
    /avots_mails_total\{template="orders\.placed",end="given up"\} [1-9]/,
  )
})

test('a slow mail server does not slow down ordering', async () => {
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
  const times = async () => {
    const taken: number[] = []
    for (let tries = 0; tries < 9; tries += 1) taken.push((await msToOrder()).ms)
    return median(taken)
  }
  await times()
  const before = await times()
  box.behave({ slowMs: 2_000 })
  const working = work(impatient)
  const during = await times()
  await working
  // Sending the mail while ordering would cost the whole delay of two seconds.
  expect(during - before, `${before} and ${during} ms`).toBeLessThan(1_500)
})
