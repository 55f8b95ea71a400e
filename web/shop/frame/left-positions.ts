import { safeSessionStorage } from '../../client/safe-storage.ts'

const KEY = 'avots.left-positions'
const MOST = 100

/** How far down each entry of this tab's history was left, by the router's key. */
function readPositions(): Map<string, number> {
  const stored = safeSessionStorage.readJson(KEY)
  if (!Array.isArray(stored)) return new Map()
  return new Map(stored.filter((each): each is [string, number] => Array.isArray(each)))
}

export function leftPositions() {
  const positions = readPositions()
  return {
    of: (entry: string) => positions.get(entry),
    leave: (entry: string, top: number) => {
      positions.delete(entry)
      positions.set(entry, top)
      safeSessionStorage.writeJson(KEY, [...positions].slice(-MOST))
    },
  }
}
