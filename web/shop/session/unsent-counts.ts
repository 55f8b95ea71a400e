import { safeSessionStorage } from '../../client/safe-storage.ts'

type Counts = { order: number; return: number }
type UnsentCount = [goodId: number, counts: Counts]

const KEY = 'avots.unsent-wishes'

const fromLastPage = (safeSessionStorage.readJson(KEY) as UnsentCount[] | undefined) ?? []
const unsent = new Map(fromLastPage)

function write() {
  if (unsent.size === 0) safeSessionStorage.remove(KEY)
  else safeSessionStorage.writeJson(KEY, [...unsent])
}

/** Counts not sent yet, in session storage: they survive a reload while they wait. */
export const unsentCounts = {
  save(goodId: number, counts: Counts) {
    unsent.set(goodId, counts)
    write()
  },
  /** Called once sent; a newer count for the same good stays. */
  remove(goodId: number, counts: Counts) {
    if (unsent.get(goodId) !== counts) return
    unsent.delete(goodId)
    write()
  },
  /** Counts of the previous page that have not been changed since. */
  fromLastPage: (): UnsentCount[] =>
    fromLastPage.filter(([goodId, counts]) => unsent.get(goodId) === counts),
  clear() {
    unsent.clear()
    write()
  },
}
