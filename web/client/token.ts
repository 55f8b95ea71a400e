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

export function keepToken(token: string) {
  kept = token
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // A browser that refuses storage keeps the token until the page is closed.
  }
}

export function clearToken() {
  kept = undefined
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing was kept there.
  }
}
