import type { Category } from '../../contract/catalogue.ts'
import { CallRefused } from '../../contract/http-client.ts'
import { cartStore } from '../shop/cart/cart-store.ts'
import { settleCart } from '../shop/cart/change-counts.ts'
import { categoryStore } from '../shop/catalogue/category-store.ts'
import { userStore } from '../shop/people/user-store.ts'
import { api } from './api.ts'
import { clearToken, keepToken, readToken, TOKEN_KEY } from './token.ts'

/** Makes a guest of a visitor who has no token yet. */
async function becomeGuest(): Promise<void> {
  const { token } = await api.createGuest()
  keepToken(token)
}

/** User, their cart and categories, as the guard wants them; a token that is good no more makes way for a guest's. */
export async function loadSession(): Promise<void> {
  if (readToken() === undefined) await becomeGuest()
  const categories = categoryStore.read().loaded ? undefined : categoryStore.load()
  try {
    await userStore.load()
  } catch (refused) {
    if (!(refused instanceof CallRefused && refused.status === 401)) throw refused
    await becomeGuest()
    await userStore.load()
  }
  await categories
  loadCart()
}

function loadCart() {
  if (userStore.read().value?.cartid == null) cartStore.set(null)
  else void cartStore.load().catch(() => undefined)
}

/** The first load of a page, which brought the categories; whoever cannot be reached now is asked again at the next navigation. */
export async function startSession(categories: Category[]): Promise<void> {
  categoryStore.set(categories)
  addEventListener('storage', followOtherTabs)
  // a count that was changed just before the page is left must not be lost
  addEventListener('pagehide', () => void settleCart())
  if (!userStore.read().loaded) await loadSession().catch(() => undefined)
}

/** A new token: of whoever has just logged in or registered. */
export async function startAs(token: string): Promise<void> {
  keepToken(token)
  forgetPerson()
  await loadSession()
}

/** What is left in this browser of whoever has logged out: nothing. */
export function endSession() {
  clearToken()
  forgetPerson()
}

function forgetPerson() {
  userStore.clear()
  cartStore.clear()
}

/** Logging in or out in one tab holds in the others. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === TOKEN_KEY && readToken() !== undefined) void loadSession().catch(() => undefined)
}
