import { CallRefused } from '../../contract/http-client.ts'
import { categoryStore } from '../shop/catalogue/category-store.ts'
import { userStore } from '../shop/people/user-store.ts'
import { api } from './api.ts'
import { keepToken, readToken } from './token.ts'

/** Makes a guest of a visitor who has no token yet. */
export async function becomeGuest(): Promise<void> {
  const { token } = await api.createGuest()
  keepToken(token)
}

/** User and categories, as the guard wants them; a token that is good no more makes way for a guest's. */
export async function loadSession(): Promise<void> {
  if (readToken() === undefined) await becomeGuest()
  const categories = categoryStore.load()
  try {
    await userStore.load()
  } catch (refused) {
    if (!(refused instanceof CallRefused && refused.status === 401)) throw refused
    await becomeGuest()
    await userStore.load()
  }
  await categories
}

/** The first load of a page: whoever cannot be reached now is asked again at the next navigation. */
export async function startSession(): Promise<void> {
  if (userStore.read().loaded) return
  await loadSession().catch(() => undefined)
}
