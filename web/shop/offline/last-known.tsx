import { CallFailed } from '../../../contract/shared/http-client.ts'
import { safeLocalStorage } from '../../client/safe-storage.ts'
import type { Store } from '../../client/store.ts'
import { offlineParts } from '../page/offline-parts.ts'
import { cartStore } from '../session/cart-store.ts'
import { loadSession } from '../session/session.ts'
import { reloadUpcoming, upcomingStore } from '../session/upcoming-store.ts'
import { userStore } from '../session/user-store.ts'
import { forgetAnswers, rememberAnswers } from './last-answers.ts'
import { LastKnownNote } from './last-known-note.tsx'
import { NeedsNetwork, NeedsNetworkPart } from './needs-network.tsx'
import { markShown, storesSince, unmarkShown } from './shown-since.ts'
import { readStored, storeKey, tokenOwner } from './stored-value.ts'

/**
 * The installed shop remembers what it has last read, and shows it where no answer comes. What it
 * remembers belongs to one log-in, and goes with it.
 */
function remember<Value>(name: string, store: Store<Value>, onShown?: () => void): void {
  const key = storeKey(name)
  let isShowing = false
  const show = () => {
    const last = readStored<Value>(name)
    if (last === undefined) return
    markShown(storesSince, name, last.at)
    isShowing = true
    store.set(last.value)
    isShowing = false
    onShown?.()
  }
  const follow = () => {
    const { value, loaded, loading, error } = store.read()
    if (loading || isShowing) return
    if (!loaded && error instanceof CallFailed) show()
    if (error !== undefined) return
    unmarkShown(storesSince, name)
    if (loaded) safeLocalStorage.writeJson(key, { owner: tokenOwner(), at: Date.now(), value })
    else safeLocalStorage.remove(key)
  }
  store.subscribe(follow)
  const { loaded, error } = store.read()
  if (loaded || error !== undefined) follow()
}

let remembers = false

/** Before anything is asked for. */
export function rememberLastKnown(): void {
  if (remembers) return
  remembers = true
  offlineParts.set({ note: <LastKnownNote />, page: <NeedsNetwork />, part: <NeedsNetworkPart /> })
  rememberAnswers()
  remember('user', userStore, () => void cartStore.load().catch(() => undefined))
  remember('cart', cartStore)
  remember('upcoming', upcomingStore)
  userStore.subscribe(() => {
    const { loaded, loading, error } = userStore.read()
    if (!loaded && !loading && error === undefined) void forgetAnswers()
  })
  addEventListener('online', () => {
    void loadSession().catch(() => undefined)
    reloadUpcoming()
  })
}
