import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { requestCounts } from './request-counts.ts'

const { db } = await testDatabase()

function ofAProcess() {
  const counts = requestCounts(db, 'a secret')
  onTestFinished(counts.stop)
  return counts
}

test('several processes count a visitor together', async () => {
  const [left, right] = [ofAProcess(), ofAProcess()]
  for (let times = 0; times < 400; times += 1) left.add('10.0.0.1', 1)
  right.add('10.0.0.1', 300)
  right.add('10.0.0.2', 50)
  await left.share()
  await right.share()
  expect(right.add('10.0.0.1', 1).total).toBe(701)
  left.add('10.0.0.1', 1)
  await right.share()
  await left.share()
  expect(left.add('10.0.0.1', 1).total).toBe(703)
  expect(left.add('10.0.0.2', 1).total).toBe(1)
})

test('the database holds busy visitors alone, and no address', async () => {
  const counts = ofAProcess()
  for (let visitor = 0; visitor < 100; visitor += 1) counts.add(`10.1.0.${visitor}`, 5)
  counts.add('10.2.0.1', 500)
  await counts.share()
  const rows = await db.selectFrom('requestCounts').select(['subjectHash', 'requests']).execute()
  expect(rows.map(({ requests }) => requests)).toContain(500)
  expect(rows.some(({ requests }) => requests === 5)).toBe(false)
  expect(rows.every(({ subjectHash }) => subjectHash.length === 32)).toBe(true)
})
