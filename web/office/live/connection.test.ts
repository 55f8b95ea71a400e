import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges, type Heard, hearOwn, isConnected, listen } from './connection.ts'

/** A stream of the browser, which the test opens, breaks and speaks through. */
class Stream extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = 0

  constructor() {
    super()
    Stream.all.push(this)
  }

  open() {
    this.readyState = Stream.OPEN
    this.dispatchEvent(new Event('open'))
  }

  breakOff(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }

  say(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }))
  }

  close() {
    this.readyState = Stream.CLOSED
  }
}

const page = new EventTarget()
const seen = Object.assign(new EventTarget(), { hidden: false })
let heard: Heard[] = []
let end: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', seen)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  Stream.all = []
  heard = []
  const endListening = listen((one) => heard.push(one))
  const endFollowing = followChanges()
  end = () => {
    endListening()
    endFollowing()
  }
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const latest = () => Stream.all.at(-1)!

test('a message names the kind of its records and their numbers', () => {
  latest().open()
  latest().say({ topic: 'orders', ids: [12], version: 1 })
  hearOwn()
  expect(heard).toEqual([
    { kind: 'orders', ids: [12] },
    { kind: 'own', ids: [] },
  ])
})

test('a stream that the server ends and that opens again at once is no loss', () => {
  latest().open()
  latest().breakOff(0)
  vi.advanceTimersByTime(1_000)
  latest().open()
  vi.advanceTimersByTime(60_000)
  expect([isConnected.read(), heard]).toEqual([true, []])
})

test('a lost connection is said after a while, and then everything is read again', () => {
  latest().open()
  latest().breakOff(0)
  vi.advanceTimersByTime(4_000)
  expect(isConnected.read()).toBe(false)
  latest().open()
  expect([isConnected.read(), heard]).toEqual([true, [{ ids: [] }]])
})

test('a refused stream is asked for again', () => {
  latest().breakOff(Stream.CLOSED)
  vi.advanceTimersByTime(5_000)
  expect(Stream.all).toHaveLength(2)
  latest().open()
  expect(isConnected.read()).toBe(true)
})

test('a computer without a network says so, though the stream does not know yet', () => {
  latest().open()
  page.dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(4_000)
  expect(isConnected.read()).toBe(false)
  page.dispatchEvent(new Event('online'))
  expect([isConnected.read(), heard]).toEqual([true, [{ ids: [] }]])
})

test('a hidden tab holds no stream, and reads everything again when it is seen', () => {
  latest().open()
  show(false)
  expect(latest().readyState).toBe(Stream.CLOSED)
  vi.advanceTimersByTime(60_000)
  expect([isConnected.read(), Stream.all.length]).toEqual([true, 1])
  show(true)
  expect([Stream.all.length, heard]).toEqual([2, [{ ids: [] }]])
})

function show(isShown: boolean) {
  seen.hidden = !isShown
  seen.dispatchEvent(new Event('visibilitychange'))
}
