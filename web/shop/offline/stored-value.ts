import { safeLocalStorage } from '../../client/safe-storage.ts'
import { readToken } from '../../client/token.ts'

/** Enough of the token to know whose value it is. */
export const tokenOwner = (): string | undefined => readToken()?.slice(-12)

export const storeKey = (name: string) => `avots.last.${name}`

type Stored<Value> = { owner?: string; at: number; value: Value }

/** What a store of this log-in had last read, and when. */
export function readStored<Value>(name: string): Stored<Value> | undefined {
  const last = safeLocalStorage.readJson(storeKey(name)) as Stored<Value> | undefined
  const isOwn = last?.owner !== undefined && last.owner === tokenOwner()
  return isOwn && typeof last.at === 'number' ? last : undefined
}
