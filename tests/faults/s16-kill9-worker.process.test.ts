import { inTransaction } from '../../server/platform/database/transaction.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueMail } from '../../server/platform/mail/queue-mail.ts'
import { mailTemplates } from '../../server/mails.ts'
import { mailbox } from '../support/mailbox.ts'
import { brokenRulesAtRest } from './kit/broken-rules.ts'
import { expectWithin } from './kit/expect-within.ts'
import { realShop } from './kit/real-shop.ts'
import { choices, rounds } from './kit/rounds.ts'
import { sharedDatabase } from './kit/shared-database.ts'

const { db, environment } = await sharedDatabase()
const box = await mailbox()
box.behave({ slowMs: 150 })
const post = { ...environment, SMTP_URL: box.address }
const workers = [
  await realShop({ role: 'worker', environment: post }),
  await realShop({ role: 'worker', environment: post }),
]
await Promise.all(workers.map(({ start }) => start()))

const mails = 30
const template = 'customers.welcome'
const idOf = (raw: string) => /^Message-ID: (.*)$/im.exec(raw)![1]

test.each(rounds(1))(
  'workers killed while they post: every letter goes, in time, and no cause twice (round %i)',
  async (seed) => {
    const { upTo } = choices(seed)
    box.received.length = 0
    for (let mail = 0; mail < mails; mail += 1) {
      const payload = mailTemplates[template].sample
      const cause = `${seed}:${mail}`
      const to = { to: `p${mail}@epasts.lv`, language: 'lv' } as const
      await inTransaction(db, (tx) => queueMail(tx, { template, cause, payload, ...to }))
    }
    const begun = performance.now()
    await pause(100 + upTo(500))
    await workers[0]!.kill()
    await pause(upTo(300))
    await workers[1]!.kill()
    // One comes back, and finds what the dead had begun.
    await workers[0]!.start()
    const waiting = sql<{
      count: number
    }>`select count(*)::int from mail_outbox where state = 'waiting'`
    await expect
      .poll(async () => (await waiting.execute(db)).rows[0]!.count, {
        timeout: 200_000,
        interval: 250,
      })
      .toBe(0)
    expectWithin(60_000, performance.now() - begun)
    await workers[1]!.start()

    // A letter that was on its way when its worker died may come again, under the same id.
    const ids = box.received.map(({ raw }) => idOf(raw))
    expect(new Set(ids).size).toBe(mails)
    expect(ids.length).toBeLessThanOrEqual(mails + 2 * 5)
    expect(await brokenRulesAtRest(db)).toEqual([])
  },
)
