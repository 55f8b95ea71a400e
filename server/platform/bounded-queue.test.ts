import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

// S-M8
test('work beyond the queue is refused at once, and the rest is done in its order', async () => {
  const run = boundedQueue({ mostAtOnce: 2, mostWaiting: 3 })
  const begun: number[] = []
  let [running, most] = [0, 0]
  const work = async (id: number) => {
    begun.push(id)
    most = Math.max(most, (running += 1))
    await pause(20)
    running -= 1
    return id
  }
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => run(() => work(id))))
  expect(answers).toEqual([1, 2, 3, 4, 5, undefined, undefined])
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('work that fails leaves its place', async () => {
  const run = boundedQueue({ mostAtOnce: 1, mostWaiting: 1 })
  await expect(run(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  expect(await run(() => Promise.resolve('a page'))).toBe('a page')
})
