import { createObserved } from '../../client/observed.ts'

export type Counts = { order: number; return: number }

const QUIET_MS = 500

/**
 * What a person wants of each good, shown at once. A wish is sent after half a second of quiet, one write at a time; when
 * it has been answered, or has failed, what the server says is shown again.
 */
export function createWishes(send: (goodId: number, counts: Counts) => Promise<void>) {
  const wishes = createObserved<ReadonlyMap<number, Counts>>(new Map())
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let writing = Promise.resolve()

  /** One write after another, whatever it writes: an answer never tells of a cart older than the one shown. */
  function inTurn(write: () => Promise<void>): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  async function fulfil(goodId: number) {
    const wish = wishes.read().get(goodId)
    if (wish === undefined) return
    await send(goodId, wish)
    // a newer wish for the same good waits for its own turn
    if (wishes.read().get(goodId) !== wish) return
    const left = new Map(wishes.read())
    left.delete(goodId)
    wishes.set(left)
  }

  function start(goodId: number) {
    clearTimeout(timers.get(goodId))
    timers.delete(goodId)
    void inTurn(() => fulfil(goodId))
  }

  return {
    wishes,
    inTurn,
    wish(goodId: number, counts: Counts, quietMs = QUIET_MS) {
      wishes.set(new Map(wishes.read()).set(goodId, counts))
      clearTimeout(timers.get(goodId))
      timers.set(
        goodId,
        setTimeout(() => start(goodId), quietMs),
      )
    },
    /** Sends what still waits, and resolves when all is answered: before an order is placed, and when the page is left. */
    async settle() {
      for (const goodId of timers.keys()) start(goodId)
      await writing
    },
  }
}
