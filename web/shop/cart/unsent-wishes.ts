import type { Counts } from './wishes.ts'

type Kept = [goodId: number, counts: Counts]

const KEY = 'avots.unsent-wishes'

function leftByLastPage(): Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

const left = leftByLastPage()
const unsent = new Map(left)

function write() {
  try {
    if (unsent.size === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify([...unsent]))
  } catch {
    // A browser that refuses storage loses what it could not send.
  }
}

/** Wishes that have not set off yet: one whose cart is still being made, or that waits for its turn, outlives a reload. */
export const unsentWishes = {
  keep(goodId: number, counts: Counts) {
    unsent.set(goodId, counts)
    write()
  },
  /** It has set off and cannot be lost any more; a newer wish for the same good can. */
  drop(goodId: number, counts: Counts) {
    if (unsent.get(goodId) !== counts) return
    unsent.delete(goodId)
    write()
  },
  /** What the page before this one could not send, and nobody has wished otherwise since. */
  ofLastPage: (): Kept[] => left.filter(([goodId, counts]) => unsent.get(goodId) === counts),
  forget() {
    unsent.clear()
    write()
  },
}
