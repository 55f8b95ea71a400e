export const TOKEN_KEY = 'avots.token'

/** The bearer token in this browser; memory serves where storage is refused. */
let kept: string | undefined

export function readToken(): string | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? undefined
  } catch {
    return kept
  }
}

/** Who waits for a token to be made. */
let waiting: (() => void)[] = []

const LONGEST_WAIT_MS = 5_000

/** A press can come before the visitor's token has been made: it waits for it rather than fail. */
export const tokenAtHand = (): Promise<void> =>
  readToken() === undefined
    ? new Promise((resolve) => {
        waiting.push(resolve)
        setTimeout(resolve, LONGEST_WAIT_MS)
      })
    : Promise.resolve()

export function keepToken(token: string) {
  kept = token
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // A browser that refuses storage keeps the token until the page is closed.
  }
  for (const go of waiting) go()
  waiting = []
}

export function clearToken() {
  kept = undefined
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing was kept there.
  }
}
