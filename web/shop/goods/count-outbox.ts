import { createObserved } from '../../client/observed.ts'

export type Counts = { order: number; return: number }

const QUIET_MS = 500

/**
 * Counts shown at once and sent half a second after the last change, one write at a time. After
 * the answer, or a failure, the server's counts are shown again.
 */
export function createCountOutbox(send: (goodId: number, counts: Counts) => Promise<void>) {
  const pending = createObserved<ReadonlyMap<number, Counts>>(new Map())
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let queue = Promise.resolve()

  /** Serializes all writes, so that an answer never holds an older cart than the one shown. */
  function enqueue(write: () => Promise<void>): Promise<void> {
    queue = queue.then(write)
    return queue
  }

  async function sendPending(goodId: number) {
    const counts = pending.read().get(goodId)
    if (counts === undefined) return
    await send(goodId, counts)
    // A newer count for the same good waits for its own turn.
    if (pending.read().get(goodId) !== counts) return
    const rest = new Map(pending.read())
    rest.delete(goodId)
    pending.set(rest)
  }

  function start(goodId: number) {
    clearTimeout(timers.get(goodId))
    timers.delete(goodId)
    void enqueue(() => sendPending(goodId))
  }

  return {
    pending,
    enqueue,
    change(goodId: number, counts: Counts, quietMs = QUIET_MS) {
      pending.set(new Map(pending.read()).set(goodId, counts))
      clearTimeout(timers.get(goodId))
      timers.set(
        goodId,
        setTimeout(() => start(goodId), quietMs),
      )
    },
    /**
     * Sends all pending counts and waits for the answers: before placing, and on leaving the page.
     */
    async flush() {
      for (const goodId of timers.keys()) start(goodId)
      await queue
    },
  }
}
