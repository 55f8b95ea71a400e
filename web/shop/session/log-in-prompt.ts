import { createObserved } from '../../client/observed.ts'
import { clearToken, hadToken, waitForNextToken, readToken } from '../../client/token.ts'

/** Whether the dialog that asks to log in again is open over the page. */
export const logInPrompt = createObserved(false)

/** Opens the dialog until there is a token: of the log-in, of a guest, or from another tab. */
export function promptLogIn() {
  if (logInPrompt.read() || !hadToken()) return
  logInPrompt.set(true)
  void waitForNextToken().then(() => logInPrompt.set(false))
}

/**
 * For a call whose token has expired: waits for the next token, so that the call can be repeated.
 * Answers whether to repeat it. A visitor without any token gets a guest's in `session.ts`.
 */
export async function renewToken(expired: string | undefined): Promise<boolean> {
  if (readToken() === expired) clearToken()
  if (readToken() !== undefined) return true
  if (!hadToken()) return false
  const renewed = waitForNextToken()
  promptLogIn()
  await renewed
  return true
}
