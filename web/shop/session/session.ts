import type { User } from '../../../contract/shop/customers.ts'
import { cartStore } from './cart-store.ts'
import { unsentCounts } from './unsent-counts.ts'
import { userStore } from './user-store.ts'
import { api } from './api.ts'
import { promptLogIn } from './log-in-prompt.ts'
import { clearPersonalStores } from '../../client/store.ts'
import {
  hadToken,
  removeToken,
  saveToken,
  readToken,
  TOKEN_KEY,
  resolveTokenWaiters,
  waitForNextToken,
} from '../../client/token.ts'

let guestRequest: Promise<void> | undefined

/** Creates one guest for a visitor without a token, also for several calls at once. */
const becomeGuest = () =>
  (guestRequest ??= api
    .createGuest()
    .then(({ token }) => saveToken(token))
    .finally(() => (guestRequest = undefined)))

/**
 * Loads the user, whom the guard of protected pages reads, and the cart. After a session has
 * ended, a guest would close the log-in dialog: its own answer brings the next token.
 */
export async function loadSession(): Promise<void> {
  if (readToken() === undefined) await (hadToken() ? waitForNextToken() : becomeGuest())
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
  if (!userStore.read().loaded) await loadSession().catch(() => undefined)
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
  if (readToken() === undefined) return promptLogIn()
  resolveTokenWaiters()
  void loadSession().catch(() => undefined)
}
