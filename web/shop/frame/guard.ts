import { type MiddlewareFunction, redirect } from 'react-router'
import { wakePage } from '../../client/later.tsx'
import { readToken } from '../../client/token.ts'
import { categoryStore } from '../catalogue/category-store.ts'
import { isCustomer, userStore } from '../people/user-store.ts'
import { guardedAway, isProtected } from './guarded-away.ts'

const awayFrom = (pathname: string, search: string): string | undefined => {
  const user = userStore.read()
  return guardedAway(pathname, search, {
    token: readToken() !== undefined,
    loaded: user.loaded && categoryStore.read().loaded,
    customer: isCustomer(user.value),
  })
}

/** A page that came from the server whole, without a navigation: when it needs a customer and there is none. */
export const awayFromFirstPage = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined =>
  isProtected(pathname) ? awayFrom(pathname, search) : undefined

const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  wakePage()
  const { pathname, search } = new URL(request.url)
  const away = awayFrom(pathname, search)
  if (away !== undefined) throw redirect(away)
  return next()
}

export const guard = [guardNavigation]
