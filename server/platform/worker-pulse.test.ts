import { EventEmitter } from 'node:events'
import type { JobHelpers, WorkerEvents } from 'graphile-worker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerPulse } from './worker-pulse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a queue that is answered is alive, one that asks in vain is not', () => {
  const events: WorkerEvents = new EventEmitter()
  const pulse = workerPulse(events, {})
  vi.advanceTimersByTime(29_000)
  events.emit('worker:getJob:empty', {} as never)
  vi.advanceTimersByTime(29_000)
  expect(pulse.isSilent()).toBe(false)
  events.emit('worker:getJob:start', {} as never)
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

test('a new runner has not been answered yet', () => {
  const events: WorkerEvents = new EventEmitter()
  const pulse = workerPulse(events, {})
  expect(pulse.hasBeenAnswered()).toBe(false)
  events.emit('job:start', {} as never)
  expect(pulse.hasBeenAnswered()).toBe(true)
  events.emit('pool:create', {} as never)
  expect(pulse.hasBeenAnswered()).toBe(false)
})
