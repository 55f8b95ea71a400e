export const TOKEN_KEY = 'avots.token'

/** The bearer token in this browser; memory serves where storage is refused. */
let kept: string | undefined
let wasHeld = false

export function readToken(): string | undefined {
  let token = kept
  try {
    token = localStorage.getItem(TOKEN_KEY) ?? undefined
  } catch {
    // Memory it is.
  }
  wasHeld ||= token !== undefined
  return token
}

/** Whether somebody was here with a token and did not log out themselves. */
export const hadToken = () => wasHeld

/** Who waits for a token to be made. */
let waiting: (() => void)[] = []

export const nextToken = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))

/** There is a token, made here or in another tab. */
export function tokenCame() {
  for (const go of waiting) go()
  waiting = []
}

const LONGEST_WAIT_MS = 5_000

/** A press can come before the visitor's token has been made: it waits for it rather than fail. */
export const tokenAtHand = (): Promise<void> =>
  readToken() === undefined
    ? Promise.race([
        nextToken(),
        new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
      ])
    : Promise.resolve()

export function keepToken(token: string) {
  kept = token
  wasHeld = true
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // A browser that refuses storage keeps the token until the page is closed.
  }
  tokenCame()
}

export function clearToken() {
  kept = undefined
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing was kept there.
  }
}

/** For who leaves by their own will: nobody is missed here then. */
export function forgetToken() {
  clearToken()
  wasHeld = false
}
