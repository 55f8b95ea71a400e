import type { User } from '../../../contract/shop/customers.ts'
import { cartStore } from './cart-store.ts'
import { unsentCounts } from './unsent-counts.ts'
import { isCustomer, userStore } from './user-store.ts'
import { api, becomeGuest } from './api.ts'
import { guestReplacements, replaceToken, sessionEnded } from './log-in-prompt.ts'
import { clearPersonalStores, refreshPersonalStores } from '../../client/store.ts'
import {
  hadToken,
  markGuestToken,
  removeToken,
  saveToken,
  readToken,
  TOKEN_KEY,
  resolveTokenWaiters,
} from '../../client/token.ts'

/** Loads the user, whom the guard of protected pages reads, and the cart. */
export async function loadSession(): Promise<void> {
  if (readToken() === undefined) await (hadToken() ? replaceToken(becomeGuest) : becomeGuest())
  switchToUser(await userStore.load())
}

let lastId: number | undefined

/** Clears the former user's data before anything of this user is shown. */
function switchToUser(user: User) {
  if (lastId !== undefined && lastId !== user.id) clearPersonalStores()
  lastId = user.id
  userStore.set(user)
  // a cart may have been made since the user was read
  if (user.cartid === null && !cartStore.read().loaded) cartStore.set(null)
  else void cartStore.load().catch(() => undefined)
}

/** Runs once a page load; a failure is retried by the guard. */
export async function startSession(): Promise<void> {
  addEventListener('storage', followOtherTabs)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refreshPersonalStores()
  })
  guestReplacements.subscribe(() => void loadSession().catch(() => undefined))
  userStore.subscribe(rememberWhoseToken)
  rememberWhoseToken()
  if (!userStore.read().loaded) await loadSession().catch(() => undefined)
}

/** A registration makes the guest of a token its customer. */
function rememberWhoseToken() {
  const { value: user, loading, error } = userStore.read()
  if (user === undefined || loading || error !== undefined) return
  markGuestToken(!isCustomer(user))
  if (isCustomer(user)) sessionEnded.set(false)
}

/** After a log-in or a registration. The cart stays in sight until the new user's is loaded. */
export async function startSessionWithToken(token: string): Promise<void> {
  saveToken(token)
  switchToUser((await api.readUser()).user)
}

export async function continueAsGuest(): Promise<void> {
  await startSessionWithToken((await api.createGuest()).token)
}

/** After logging out: leaves nothing of the user in this browser. */
export function endSession() {
  removeToken()
  clearPersonalStores()
  unsentCounts.clear()
}

/** Logging in or out in one tab applies to all tabs. */
function followOtherTabs({ key }: StorageEvent) {
  if (key !== TOKEN_KEY && key !== null) return
  if (readToken() === undefined) {
    void replaceToken(becomeGuest).catch(() => undefined)
    return
  }
  resolveTokenWaiters()
  void loadSession().catch(() => undefined)
}
