import { safeLocalStorage } from './safe-storage.ts'

export const TOKEN_KEY = 'avots.token'

/** The bearer token where the browser refuses storage; lost when the page is closed. */
let tokenInMemory: string | undefined
let wasPresent = false

export function readToken(): string | undefined {
  const token = safeLocalStorage.read(TOKEN_KEY, tokenInMemory)
  wasPresent ||= token !== undefined
  return token
}

/** Whether this page had a token that was not removed by logging out. */
export const hadToken = () => wasPresent

let waiters: (() => void)[] = []

export const waitForNextToken = (): Promise<void> => new Promise((resolve) => waiters.push(resolve))

/** Call when there is a token, made here or in another tab. */
export function resolveTokenWaiters() {
  for (const resolve of waiters) resolve()
  waiters = []
}

const MAX_WAIT_MS = 5_000

/** For presses that come before the visitor's token was made. */
export const waitForToken = (): Promise<void> =>
  readToken() === undefined
    ? Promise.race([
        waitForNextToken(),
        new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
      ])
    : Promise.resolve()

export function saveToken(token: string) {
  tokenInMemory = token
  wasPresent = true
  safeLocalStorage.write(TOKEN_KEY, token)
  resolveTokenWaiters()
}

const GUEST_KEY = 'avots.guest'

/** Whose token it is, as far as this tab knows. */
let isGuestHere: boolean | undefined

/** Whether the last token was a guest's; it is remembered after the token itself has ended. */
export const isGuestToken = (): boolean =>
  isGuestHere ?? safeLocalStorage.read(GUEST_KEY) !== undefined

export function markGuestToken(isGuest: boolean) {
  isGuestHere = isGuest
  if (isGuest) safeLocalStorage.write(GUEST_KEY, '1')
  else safeLocalStorage.remove(GUEST_KEY)
}

export function clearToken() {
  tokenInMemory = undefined
  safeLocalStorage.remove(TOKEN_KEY)
}

/** After logging out: no log-in prompt follows. */
export function removeToken() {
  clearToken()
  wasPresent = false
}
