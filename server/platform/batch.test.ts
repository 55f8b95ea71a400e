import { expect, test } from 'vitest'
import { batch } from './batch.ts'

const batches = (work = async (items: number[]) => items.map((item) => item * 2)) => {
  const seen: number[][] = []
  const run = batch(async (items: number[]) => {
    seen.push(items)
    return work(items)
  })
  return { seen, run }
}

test('items that arrive during a batch form the next batch', async () => {
  const { seen, run } = batches()
  expect(await Promise.all([1, 2, 3, 4].map(run))).toEqual([2, 4, 6, 8])
  expect(seen).toEqual([[1], [2, 3, 4]])
  expect(await run(5)).toBe(10)
})

test('an item that fails does not fail the others', async () => {
  const { run } = batches(async (items) => {
    if (items.includes(3)) throw new Error('not three')
    return items
  })
  const settled = await Promise.allSettled([1, 2, 3, 4].map(run))
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})
