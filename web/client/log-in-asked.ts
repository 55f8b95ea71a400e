import { createObserved } from './observed.ts'
import { clearToken, hadToken, nextToken, readToken } from './token.ts'

/** Whether a person is asked to log in again, over the page that they were on. */
export const logInAsked = createObserved(false)

/** Until there is a token again, from the dialog, from its being refused, or from another tab. */
export function askToLogIn() {
  if (logInAsked.read() || !hadToken()) return
  logInAsked.set(true)
  void nextToken().then(() => logInAsked.set(false))
}

/**
 * The token that a call was made with is good no more. The call waits for another one, so that whatever it was for goes on
 * where it stopped. Whoever never had a token is made a guest elsewhere.
 */
export async function renewToken(refused: string | undefined): Promise<boolean> {
  if (readToken() === refused) clearToken()
  if (readToken() !== undefined) return true
  if (!hadToken()) return false
  const renewed = nextToken()
  askToLogIn()
  await renewed
  return true
}
