import { createObserved } from '../../client/observed.ts'

export type Counts = { order: number; return: number }

const QUIET_MS = 500

/**
 * What a person wants of each good, shown at once. A wish is sent after half a second of quiet, one write at a time; when
 * it has been answered, or has failed, what the server says is shown again.
 */
export function createCountOutbox(send: (goodId: number, counts: Counts) => Promise<void>) {
  const pending = createObserved<ReadonlyMap<number, Counts>>(new Map())
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let queue = Promise.resolve()

  /** One write after another, whatever it writes: an answer never tells of a cart older than the one shown. */
  function enqueue(write: () => Promise<void>): Promise<void> {
    queue = queue.then(write)
    return queue
  }

  async function sendPending(goodId: number) {
    const wish = pending.read().get(goodId)
    if (wish === undefined) return
    await send(goodId, wish)
    // a newer wish for the same good waits for its own turn
    if (pending.read().get(goodId) !== wish) return
    const left = new Map(pending.read())
    left.delete(goodId)
    pending.set(left)
  }

  function start(goodId: number) {
    clearTimeout(timers.get(goodId))
    timers.delete(goodId)
    void enqueue(() => sendPending(goodId))
  }

  return {
    wishes: pending,
    inTurn: enqueue,
    wish(goodId: number, counts: Counts, quietMs = QUIET_MS) {
      pending.set(new Map(pending.read()).set(goodId, counts))
      clearTimeout(timers.get(goodId))
      timers.set(
        goodId,
        setTimeout(() => start(goodId), quietMs),
      )
    },
    /** Sends what still waits, and resolves when all is answered: before an order is placed, and when the page is left. */
    async flush() {
      for (const goodId of timers.keys()) start(goodId)
      await queue
    },
  }
}
