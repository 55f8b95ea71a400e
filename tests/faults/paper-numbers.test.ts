import { afterAll, expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import { issueDocument } from '../../server/documents/issue-document.ts'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { silentLog as log } from '../support/database-server.ts'
import { newCustomer } from '../support/new-customer.ts'
import { testShop } from '../support/shop.ts'
import { choices, rounds } from './kit/rounds.ts'

/** `PAPERS=10000` is the race as it is asked for. */
const papers = Number(process.env.PAPERS ?? (process.env.FAULT_RUNS ? 2_000 : 400))
const workers = 20

const { db, app, owner } = await testShop()
const { db: race, close } = connectDatabase(owner, { role: 'jobs', poolSize: workers, log })
afterAll(close)
const kinds: readonly DocumentKind[] = ['invoice', 'advance_bill', 'monthly_bill']
const suppliedOn = dayOf('2026-11-20')

const lines = [
  {
    name: 'Avota ūdens',
    unit: 'piece',
    quantity: 1,
    unitCents: 790,
    discountCents: 0,
    grossCents: 790,
    percent: 21,
  },
] as const

test.each(rounds(1))(
  `${workers} workers and ${papers} papers: no number is left out, none is given twice (seed %i)`,
  async (seed) => {
    const { oneOf, random } = choices(seed)
    const { id: customerId } = await newCustomer(app)
    const before = await numbers()
    let next = 0
    const work = async () => {
      for (;;) {
        next += 1
        const id = seed * 1_000_000 + next
        if (next > papers) return
        const cause = { kind: 'audit', id } as const
        const kind = oneOf(kinds)
        const issue = (fails: boolean) =>
          inTransaction(race, async (tx) => {
            await issueDocument(tx, app, {
              customerId,
              kind,
              cause,
              suppliedOn,
              lines,
              settled: [],
            })
            if (fails) throw new Error('fell over before the commit')
          })
        // One in ten falls over first, one in ten is told of twice.
        if (random() < 0.1) await issue(true).catch(() => undefined)
        await issue(false)
        if (random() < 0.1) await issue(false)
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
    const after = await numbers()
    expect(after.length - before.length).toBe(papers)
    for (const kind of kinds) {
      const given = after.filter((paper) => paper.kind === kind).map(({ number }) => number)
      expect(given).toEqual(Array.from({ length: given.length }, (_, index) => index + 1))
    }
  },
  600_000,
)

const numbers = () =>
  db.selectFrom('papers').select(['kind', 'number']).orderBy('kind').orderBy('number').execute()
