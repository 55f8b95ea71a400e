import type { Category } from '../../contract/catalogue.ts'
import type { User } from '../../contract/customers.ts'
import { cartStore } from '../shop/cart/cart-store.ts'
import { resumeCounts, sendBeforeLeaving } from '../shop/cart/change-counts.ts'
import { unsentWishes } from '../shop/cart/unsent-wishes.ts'
import { categoryStore } from '../shop/catalogue/category-store.ts'
import { userStore } from '../shop/people/user-store.ts'
import { api } from './api.ts'
import { askToLogIn } from './log-in-asked.ts'
import { clearPersonalStores } from './store.ts'
import { forgetToken, keepToken, readToken, TOKEN_KEY, tokenCame } from './token.ts'

let coming: Promise<void> | undefined

/** Makes a guest of a visitor who has no token yet: one, however many ask at once. */
const becomeGuest = () =>
  (coming ??= api
    .createGuest()
    .then(({ token }) => keepToken(token))
    .finally(() => (coming = undefined)))

/** User, their cart and categories, as the guard wants them. */
export async function loadSession(): Promise<void> {
  if (readToken() === undefined) await becomeGuest()
  await Promise.all([
    userStore.load().then(welcome),
    categoryStore.read().loaded || categoryStore.load(),
  ])
}

let lastId: number | undefined

/** What was kept of somebody else goes before anything of this person is shown. */
function welcome(user: User) {
  if (lastId !== undefined && lastId !== user.id) clearPersonalStores()
  lastId = user.id
  userStore.set(user)
  // a cart may have been made since the shop was asked who is here
  if (user.cartid === null && !cartStore.read().loaded) cartStore.set(null)
  else void cartStore.load().catch(() => undefined)
}

/** The first load of a page, which brought the categories; whoever cannot be reached now is asked again at the next navigation. */
export async function startSession(categories: Category[]): Promise<void> {
  categoryStore.set(categories)
  addEventListener('storage', followOtherTabs)
  sendBeforeLeaving()
  if (!userStore.read().loaded) await loadSession().catch(() => undefined)
  resumeCounts()
}

/** A new token: of whoever has just logged in or registered. The cart in sight stays until theirs is there. */
export async function startAs(token: string): Promise<void> {
  keepToken(token)
  welcome((await api.readUser()).user)
}

/** Who does not want to log in again goes on as a guest. */
export async function goOnAsGuest(): Promise<void> {
  await startAs((await api.createGuest()).token)
}

/** What is left in this browser of whoever has logged out: nothing. */
export function endSession() {
  forgetToken()
  clearPersonalStores()
  unsentWishes.forget()
}

/** Logging in or out in one tab holds in the others. */
function followOtherTabs({ key }: StorageEvent) {
  if (key !== TOKEN_KEY && key !== null) return
  if (readToken() === undefined) return askToLogIn()
  tokenCame()
  void loadSession().catch(() => undefined)
}
