import { type MiddlewareFunction, redirect } from 'react-router'
import { wakePage } from '../../client/later.tsx'
import { readToken } from '../../client/token.ts'
import { categoryStore } from '../catalogue/category-store.ts'
import { isCustomer, userStore } from '../people/user-store.ts'

const OPEN = /^\/(?:reset-password|renew-password|loading|login)(?:\/|$)/

/** Pages that need a customer, by their first segments. */
const PROTECTED =
  /^\/(?:cart|waiting-for-delivery|waiting-for-delivery-get-edit-page|autoship|topup|topup-process|user)(?:\/|$)/

export const isProtected = (path: string): boolean => PROTECTED.test(path)

export type GuardFacts = { token: boolean; loaded: boolean; customer: boolean }

/** The spec's navigation guard: where a person who asks for this page is sent instead, if anywhere. */
export function guardedAway(path: string, query: string, { token, loaded, customer }: GuardFacts): string | undefined {
  if (OPEN.test(path)) return undefined
  if (!loaded) return `/loading?to=${encodeURIComponent(path + query)}`
  if (!token) return '/login'
  if (isProtected(path) && !customer) return `/login?to=${encodeURIComponent(path + query)}`
  return undefined
}

const awayFrom = (pathname: string, search: string): string | undefined => {
  const user = userStore.read()
  return guardedAway(pathname, search, {
    token: readToken() !== undefined,
    loaded: user.loaded && categoryStore.read().loaded,
    customer: isCustomer(user.value),
  })
}

/** A page that came from the server whole, without a navigation: when it needs a customer and there is none. */
export const awayFromFirstPage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined =>
  isProtected(pathname) ? awayFrom(pathname, search) : undefined

const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  wakePage()
  const { pathname, search } = new URL(request.url)
  const away = awayFrom(pathname, search)
  if (away !== undefined) throw redirect(away)
  return next()
}

export const guard = [guardNavigation]
