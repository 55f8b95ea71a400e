import { EventEmitter } from 'node:events'
import type { JobHelpers, WorkerEvents } from 'graphile-worker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerPulse } from './worker-pulse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a queue that asks for jobs is alive, one that has stopped asking is not', () => {
  const events: WorkerEvents = new EventEmitter()
  const pulse = workerPulse(events, {})
  vi.advanceTimersByTime(29_000)
  events.emit('worker:getJob:start', {} as never)
  vi.advanceTimersByTime(29_000)
  expect(pulse.isSilent()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(pulse.isSilent()).toBe(true)
  pulse.beat()
  expect(pulse.isSilent()).toBe(false)
})

test('a queue that works on a long job is alive', async () => {
  let finish = () => {}
  const job = new Promise<void>((resolve) => (finish = resolve))
  const pulse = workerPulse(new EventEmitter(), { long: () => job })
  const done = pulse.taskList.long!({}, {} as JobHelpers)
  vi.advanceTimersByTime(600_000)
  expect(pulse.isSilent()).toBe(false)
  finish()
  await done
  vi.advanceTimersByTime(31_000)
  expect(pulse.isSilent()).toBe(true)
})
