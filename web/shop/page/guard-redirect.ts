import { isProtected } from '../session/protected-pages.ts'

const OPEN = /^\/(?:reset-password|renew-password|loading|login)(?:\/|$)/

type SessionState = { token: boolean; loaded: boolean; customer: boolean }

/**
 * The navigation guard of the specification: where a visitor of this page is redirected, if
 * anywhere.
 */
export function guardRedirect(
  path: string,
  query: string,
  { token, loaded, customer }: SessionState,
): string | undefined {
  if (OPEN.test(path)) return undefined
  if (!loaded) return `/loading?to=${encodeURIComponent(path + query)}`
  if (!token) return '/login'
  if (isProtected(path) && !customer) return `/login?to=${encodeURIComponent(path + query)}`
  return undefined
}
