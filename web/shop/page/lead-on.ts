import { redirect, replace } from 'react-router'
import { pageUrl } from '../session/loading.ts'

let ledTo: string | undefined

const pathOf = ({ pathname, search }: URL) => pathname + search

/**
 * A redirect that leaves no entry in the history for the page that it comes from: Back would only
 * be led on again. A link that is followed makes no entry for that page; the first page and one
 * that Back returned to have theirs already, as the address bar shows.
 */
export function leadOn(request: Pick<Request, 'url'>, to: string): Response {
  const path = pathOf(pageUrl(request))
  const hasEntry = path === pathOf(pageUrl({ url: location.href })) || path === ledTo
  ledTo = hasEntry ? to : undefined
  return hasEntry ? replace(to) : redirect(to)
}
