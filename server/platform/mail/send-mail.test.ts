import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { seller } from '../../../domain/documents/seller.ts'
import { silentLog as log } from '../../../tests/support/database-server.ts'
import { mailbox } from '../../../tests/support/mailbox.ts'
import { runJobs } from '../../../tests/support/run-jobs.ts'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { settableClock } from '../clock.ts'
import { inTransaction } from '../database/transaction.ts'
import { metrics } from '../metrics.ts'
import { mailJobs } from './jobs.ts'
import { action, paragraph } from './letter.ts'
import { type Message, smtpTransport } from './smtp-transport.ts'
import { queueMail as queueTyped } from './queue-mail.ts'
import type { MailDeps } from './send-mail.ts'

// The platform knows no mail, so the tests define one.
const queueMail = queueTyped as unknown as (
  tx: Parameters<typeof queueTyped>[0],
  mail: { template: string; cause: string; payload: unknown; to: string; language: 'lv' | 'en' },
) => Promise<void>

const queued = (mail: Parameters<typeof queueMail>[1]) =>
  inTransaction(db, (tx) => queueMail(tx, mail))
const write = ({ bottles }: { bottles: string }) => ({
  subject: `Gaidām ${bottles}`,
  preview: 'Pudeles',
  title: 'Pudeles',
  blocks: [paragraph(`Gaidām <${bottles}>.`), action('Apskatīt', 'https://avots.example/order/1')],
})
const templates = {
  'tests.bottles': { sample: { bottles: 'divas' }, write: { lv: write, en: write } },
}

const { db, pool } = await testDatabase()
const box = await mailbox()
const transport = smtpTransport(box.address, 'Avots <labdien@avots.example>')
afterAll(() => transport.close())
const deps = {
  db,
  log,
  transport,
  clock: settableClock('2026-11-20T08:00:00Z'),
  publicUrl: 'https://avots.example',
  secret: 'a secret of tests, at least thirty-two characters',
  templates,
  seller: async () => seller,
  production: true,
  wantsMail: async () => true,
  notify: async () => false,
} as unknown as MailDeps
const bottles = (cause: string, payload = { bottles: 'divas' }) =>
  ({ template: 'tests.bottles', cause, payload, to: 'anna@epasts.lv', language: 'lv' }) as const
const work = () => runJobs(pool, mailJobs(deps))
const outbox = () =>
  db.selectFrom('mailOutbox').select(['state', 'attempts']).orderBy('id').execute()
const messageIds = () => box.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)![1])
const waitForNextTry = () =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)

beforeEach(async () => {
  box.received.length = 0
  box.behave('takes')
  await sql`delete from mail_outbox`.execute(db)
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

test('a mail is sent once for a cause, however often it is queued', async () => {
  await Promise.all(
    [1, 2, 3].map(() => inTransaction(db, (tx) => queueMail(tx, bottles('order:1')))),
  )
  await work()
  await work()
  expect(box.received).toHaveLength(1)
  expect(box.received[0]!.to).toEqual(['anna@epasts.lv'])
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  const failing = inTransaction(db, async (tx) => {
    await queueMail(tx, bottles('order:2'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await work()
  expect(box.received).toEqual([])
})

test("a customer's text is escaped in a mail and never becomes a header", async () => {
  await queued(bottles('order:3', { bottles: 'divas\r\nBcc: visi@epasts.lv' }))
  await work()
  const { raw, to } = box.received[0]!
  expect(to).toEqual(['anna@epasts.lv'])
  expect(raw.split('\r\n\r\n')[0]).toContain('Subject:')
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
  expect(raw).toContain('&lt;divas')
})

test.each([451, 550])(
  'a mail that the server answers with %i is sent later, once',
  async (code) => {
    box.behave({ says: code })
    await queued(bottles('order:4'))
    await work()
    expect(await outbox()).toEqual([{ state: 'waiting', attempts: 1 }])
    box.behave('takes')
    await work()
    expect(box.received).toEqual([])
    await waitForNextTry()
    await work()
    expect(await outbox()).toEqual([{ state: 'sent', attempts: 2 }])
    expect(box.received).toHaveLength(1)
  },
)

test('a mail that is always refused is given up and logged', async () => {
  box.behave({ says: 451 })
  await queued(bottles('order:5'))
  for (let tries = 0; tries < 12; tries += 1) {
    await work()
    await waitForNextTry()
  }
  expect(await outbox()).toEqual([{ state: 'given_up', attempts: 11 }])
  expect(await metrics.metrics()).toContain(
    'avots_mails_total{template="tests.bottles",end="given up"} 1',
  )
})

test('a mail sent but not marked as sent goes again with the same message id', async () => {
  await queued(bottles('order:6'))
  const cutOff = new Error('killed')
  const send = async (message: Message) => {
    await transport.send(message)
    throw cutOff
  }
  const crashing = { ...deps, transport: { ...transport, send } }
  await runJobs(pool, mailJobs(crashing))
  await waitForNextTry()
  await work()
  expect(messageIds()).toHaveLength(2)
  expect(new Set(messageIds()).size).toBe(1)
})

test('in production mails wait until SMTP is configured', async () => {
  await queued(bottles('order:8'))
  await sql`update mail_outbox set created_at = now() - interval '1 hour'`.execute(db)
  const withoutTransport = mailJobs({ ...deps, transport: undefined })
  await runJobs(pool, withoutTransport)
  await withoutTransport['mail.catch-up']({})
  expect((await sql`select from graphile_worker._private_jobs`.execute(db)).rows).toEqual([])
  expect(await outbox()).toEqual([{ state: 'waiting', attempts: 0 }])
  await mailJobs(deps)['mail.catch-up']({})
  await work()
  expect(await outbox()).toEqual([{ state: 'sent', attempts: 1 }])
})

test('a slow or missing mail server does not delay requests', async () => {
  box.behave({ slowMs: 30_000 })
  const begun = performance.now()
  await inTransaction(db, (tx) => queueMail(tx, bottles('order:7')))
  expect(performance.now() - begun).toBeLessThan(10_000)
  const unreachable = smtpTransport('smtp://127.0.0.1:9', 'Avots <labdien@avots.example>')
  await runJobs(pool, mailJobs({ ...deps, transport: unreachable }))
  unreachable.close()
  expect(await outbox()).toEqual([{ state: 'waiting', attempts: 1 }])
})
