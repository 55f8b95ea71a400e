import { expect, test } from 'vitest'
import { together } from './together.ts'

const batches = (work = async (items: number[]) => items.map((item) => item * 2)) => {
  const seen: number[][] = []
  const ask = together(async (items: number[]) => {
    seen.push(items)
    return work(items)
  })
  return { seen, ask }
}

test('what comes while others are served is served together', async () => {
  const { seen, ask } = batches()
  expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([2, 4, 6, 8])
  expect(seen).toEqual([[1], [2, 3, 4]])
  expect(await ask(5)).toBe(10)
})

test('one that fails fails alone', async () => {
  const { ask } = batches(async (items) => {
    if (items.includes(3)) throw new Error('not three')
    return items
  })
  const settled = await Promise.allSettled([1, 2, 3, 4].map(ask))
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})
