import type { MiddlewareFunction } from 'react-router'
import { readToken } from '../../client/token.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { guardRedirect } from '../page/guard-redirect.ts'
import { leadOn } from '../page/lead-on.ts'
import { pageUrl } from '../session/loading.ts'
import { isProtected, setCurrentPath } from '../session/protected-pages.ts'

const redirectFrom = (pathname: string, search: string): string | undefined => {
  const user = userStore.read()
  return guardRedirect(pathname, search, {
    token: readToken() !== undefined,
    loaded: user.loaded,
    customer: isCustomer(user.value),
  })
}

/** For a page rendered by the server, which no navigation has guarded. */
export function firstPageRedirect(location: Pick<Location, 'href'>): string | undefined {
  const { pathname, search } = pageUrl({ url: location.href })
  return isProtected(pathname) ? redirectFrom(pathname, search) : undefined
}

const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = pageUrl(request)
  // the page to which it leads was asked for before
  if (pathname !== '/loading') setCurrentPath(pathname)
  const target = redirectFrom(pathname, search)
  if (target !== undefined) throw leadOn(request, target)
  return next()
}

export const guard = [guardNavigation]
