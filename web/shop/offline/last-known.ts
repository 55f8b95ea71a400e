import { safeLocalStorage } from '../../client/safe-storage.ts'
import type { Store } from '../../client/store.ts'
import { readToken } from '../../client/token.ts'
import { cartStore } from '../session/cart-store.ts'
import { loadSession } from '../session/session.ts'
import { reloadUpcoming, upcomingStore } from '../session/upcoming-store.ts'
import { userStore } from '../session/user-store.ts'

/** Enough of the token to know whose value it is. */
const owner = () => readToken()?.slice(-12)

/**
 * The installed shop remembers what it has last read, and shows it where the network is missing.
 * What it remembers belongs to one log-in, and goes with it.
 */
function remember<Value>(name: string, store: Store<Value>): void {
  const key = `avots.last.${name}`
  const follow = () => {
    const { value, loaded, loading, error } = store.read()
    if (loading) return
    if (loaded && error === undefined) safeLocalStorage.writeJson(key, { owner: owner(), value })
    else if (!loaded && error === undefined) safeLocalStorage.remove(key)
    else if (!loaded && !navigator.onLine) show()
  }
  const show = () => {
    const last = safeLocalStorage.readJson(key) as { owner?: string; value: Value } | undefined
    if (last?.owner !== undefined && last.owner === owner()) store.set(last.value)
  }
  store.subscribe(follow)
  const { loaded, error } = store.read()
  if (loaded || error !== undefined) follow()
}

let remembers = false

/** After the session was asked for. */
export function rememberLastKnown(): void {
  if (remembers) return
  remembers = true
  remember('user', userStore)
  remember('cart', cartStore)
  remember('upcoming', upcomingStore)
  if (!navigator.onLine && !cartStore.read().loaded) void cartStore.load().catch(() => undefined)
  addEventListener('online', () => {
    void loadSession().catch(() => undefined)
    reloadUpcoming()
  })
}
