const OPEN = /^\/(?:reset-password|renew-password|loading|login)(?:\/|$)/

/** The first segments of pages that need a customer. */
const protectedSegments = new Set([
  'cart',
  'waiting-for-delivery',
  'waiting-for-delivery-get-edit-page',
  'autoship',
  'topup',
  'topup-process',
  'user',
])

export const isProtected = (path: string): boolean =>
  protectedSegments.has(path.split('/')[1] ?? '')

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
