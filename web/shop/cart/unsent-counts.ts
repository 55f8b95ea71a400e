import { safeSessionStorage } from '../../client/safe-storage.ts'
import type { Counts } from './count-outbox.ts'

type UnsentCount = [goodId: number, counts: Counts]

const KEY = 'avots.unsent-wishes'

const fromLastPage = safeSessionStorage.readJson<UnsentCount[]>(KEY) ?? []
const unsent = new Map(fromLastPage)

function write() {
  if (unsent.size === 0) safeSessionStorage.remove(KEY)
  else safeSessionStorage.writeJson(KEY, [...unsent])
}

/** Wishes that have not set off yet: one whose cart is still being made, or that waits for its turn, outlives a reload. */
export const unsentCounts = {
  save(goodId: number, counts: Counts) {
    unsent.set(goodId, counts)
    write()
  },
  /** It has set off and cannot be lost any more; a newer wish for the same good can. */
  remove(goodId: number, counts: Counts) {
    if (unsent.get(goodId) !== counts) return
    unsent.delete(goodId)
    write()
  },
  /** What the page before this one could not send, and nobody has wished otherwise since. */
  fromLastPage: (): UnsentCount[] =>
    fromLastPage.filter(([goodId, counts]) => unsent.get(goodId) === counts),
  clear() {
    unsent.clear()
    write()
  },
}
