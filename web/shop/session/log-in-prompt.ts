import { createObserved } from '../../client/observed.ts'
import {
  clearToken,
  hadToken,
  isGuestToken,
  readToken,
  waitForNextToken,
} from '../../client/token.ts'
import { currentPath, needsCustomer } from './protected-pages.ts'

/** Whether the dialog that asks to log in again is open over the page. */
export const logInPrompt = createObserved(false)

/** Whether a customer's session has ended on a page that guests may see. */
export const sessionEnded = createObserved(false)

/** Counts the guests that took the place of an ended session while the page was open. */
export const guestReplacements = createObserved(0)

type BecomeGuest = () => Promise<void>

/**
 * For a call whose token has expired: waits for the next token, so that the call can be repeated.
 * Answers whether to repeat it. A visitor without any token gets a guest's in `session.ts`.
 */
export async function renewToken(
  expired: string | undefined,
  becomeGuest: BecomeGuest,
): Promise<boolean> {
  if (readToken() === expired) clearToken()
  if (readToken() !== undefined) return true
  if (!hadToken()) return false
  await replaceToken(becomeGuest)
  return true
}

/**
 * A customer's page asks for a log-in over it. Every other page goes on with a new guest: in
 * silence after a guest's token, with a quiet line after a customer's.
 */
export async function replaceToken(becomeGuest: BecomeGuest): Promise<void> {
  if (needsCustomer(currentPath()) && !isGuestToken()) return promptLogIn()
  if (!isGuestToken()) sessionEnded.set(true)
  await becomeGuest()
  guestReplacements.set(guestReplacements.read() + 1)
}

/** Opens the dialog until there is a token: of the log-in, of a guest, or from another tab. */
async function promptLogIn() {
  const next = waitForNextToken()
  logInPrompt.set(true)
  await next
  logInPrompt.set(false)
}
