const OPEN = /^\/(?:reset-password|renew-password|loading|login)(?:\/|$)/

/** Pages that need a customer, by their first segments. */
const PROTECTED =
  /^\/(?:cart|waiting-for-delivery|waiting-for-delivery-get-edit-page|autoship|topup|topup-process|user)(?:\/|$)/

export const isProtected = (path: string): boolean => PROTECTED.test(path)

type Facts = { token: boolean; loaded: boolean; customer: boolean }

/** The spec's navigation guard: where a person who asks for this page is sent instead, if anywhere. */
export function guardRedirect(
  path: string,
  query: string,
  { token, loaded, customer }: Facts,
): string | undefined {
  if (OPEN.test(path)) return undefined
  if (!loaded) return `/loading?to=${encodeURIComponent(path + query)}`
  if (!token) return '/login'
  if (isProtected(path) && !customer) return `/login?to=${encodeURIComponent(path + query)}`
  return undefined
}
