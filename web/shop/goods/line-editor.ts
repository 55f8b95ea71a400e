import type { CartItem } from '../../../contract/shop/cart-record.ts'
import { createObserved, type Readable, selectFrom, useObserved } from '../../client/observed.ts'

export type Counts = { order: number; return: number }

/** A line to send; `id` names one that exists already. */
export type LineChange = Counts & { id?: number; good_id: number }

/** What an editor of lines changes: the cart, the copy of an order or an autoship. */
export type LineTarget<Edited extends { items: readonly CartItem[] }> = {
  /** The lines as the server last answered. */
  items: Readable<readonly CartItem[]>
  /** The record to change, created first if need be; undefined when none is open any more. */
  open: () => Edited | undefined | Promise<Edited | undefined>
  /** Sends the line and shows the answer. */
  send: (edited: Edited, line: LineChange) => Promise<{ granted: number; requested: number }>
  onFailure: (failed: unknown, goodId: number, counts: Counts) => Promise<void>
  /** Stores counts until they are sent, so that a reload does not lose them. */
  unsent?: Record<'save' | 'remove', (goodId: number, counts: Counts) => void>
}

export type LineEditor = ReturnType<typeof createLineEditor>

const QUIET_MS = 500

/**
 * Counts shown at once and sent half a second after the last change, one write at a time. After
 * the answer, or a failure, the server's counts are shown again.
 */
export function createLineEditor<Edited extends { items: readonly CartItem[] }>(
  target: LineTarget<Edited>,
) {
  const pending = createEntries<Counts>()
  /** Granted counts of goods that exceeded the stock. */
  const shortages = createEntries<number>()
  const delays = createDelays((goodId) => void writes.enqueue(() => sendPending(goodId)))
  const writes = createQueue()

  async function sendPending(goodId: number) {
    const counts = pending.read().get(goodId)
    if (counts === undefined) return
    await sendLine(target, goodId, counts, shortages)
    // A newer count for the same good waits for its own turn.
    if (pending.read().get(goodId) === counts) pending.setEntry(goodId, undefined)
  }
  function changeAfter(quietMs: number, goodId: number, counts: Counts) {
    target.unsent?.save(goodId, counts)
    pending.setEntry(goodId, counts)
    delays.start(goodId, quietMs)
  }

  return {
    items: target.items,
    pending,
    shortages,
    enqueue: writes.enqueue,
    /** Zero of both counts removes the line. */
    change: (goodId: number, counts: Counts) => changeAfter(QUIET_MS, goodId, counts),
    /** Sent without the delay of a stepper. */
    add: (goodId: number, counts: Counts) => changeAfter(0, goodId, counts),
    /** Sends all pending counts and waits for the answers: before saving, and on leaving. */
    async flush() {
      delays.endAll()
      await writes.last()
    },
    forgetShortages: () => shortages.set(new Map()),
  }
}

async function sendLine<Edited extends { items: readonly CartItem[] }>(
  target: LineTarget<Edited>,
  goodId: number,
  counts: Counts,
  shortages: Entries<number>,
) {
  try {
    const edited = await target.open()
    const item = edited?.items.find(({ good_id }) => good_id === goodId)
    target.unsent?.remove(goodId, counts)
    if (!edited || (!item && counts.order + counts.return === 0)) return
    const line = { ...(item && { id: item.id }), good_id: goodId, ...counts }
    const { granted, requested } = await target.send(edited, line)
    shortages.setEntry(goodId, granted < requested ? granted : undefined)
  } catch (failed) {
    await target.onFailure(failed, goodId, counts)
  }
}

/** Serializes all writes, so that an answer never holds an older record than the one shown. */
function createQueue() {
  let last = Promise.resolve()
  return {
    enqueue: (write: () => Promise<void>) => (last = last.then(write)),
    last: () => last,
  }
}

type Entries<Value> = ReturnType<typeof createEntries<Value>>

/** Observed values by good. */
function createEntries<Value>() {
  const observed = createObserved<ReadonlyMap<number, Value>>(new Map())
  function setEntry(goodId: number, value: Value | undefined) {
    const next = new Map(observed.read())
    if (value === undefined) next.delete(goodId)
    else next.set(goodId, value)
    observed.set(next)
  }
  return { ...observed, setEntry }
}

/** One delay for each good; another start begins it anew. */
function createDelays(onEnd: (goodId: number) => void) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  function end(goodId: number) {
    clearTimeout(timers.get(goodId))
    timers.delete(goodId)
    onEnd(goodId)
  }
  return {
    start(goodId: number, delayMs: number) {
      clearTimeout(timers.get(goodId))
      timers.set(
        goodId,
        setTimeout(() => end(goodId), delayMs),
      )
    },
    endAll() {
      for (const goodId of timers.keys()) end(goodId)
    },
  }
}

/**
 * The latest counts of a good, sent or not; `granted` is set if the stock was too small. Each is
 * observed by itself, so that a list renders only the goods that have changed.
 */
export function useLineCounts(
  editor: LineEditor,
  goodId: number,
): Counts & { granted: number | undefined } {
  const itemIn = (items: readonly CartItem[]) => items.find(({ good_id }) => good_id === goodId)
  const pendingOrder = useObserved(
    selectFrom(editor.pending, (counts) => counts.get(goodId)?.order),
  )
  const pendingBack = useObserved(
    selectFrom(editor.pending, (counts) => counts.get(goodId)?.return),
  )
  const order = useObserved(selectFrom(editor.items, (items) => itemIn(items)?.order ?? 0))
  const back = useObserved(selectFrom(editor.items, (items) => itemIn(items)?.return ?? 0))
  const granted = useObserved(selectFrom(editor.shortages, (counts) => counts.get(goodId)))
  return { order: pendingOrder ?? order, return: pendingBack ?? back, granted }
}
