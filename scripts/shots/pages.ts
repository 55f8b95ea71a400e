import type { APIRequestContext } from '@playwright/test'
import { pageRoutes } from '../../tests/support/page-routes.ts'
import { demoCustomer } from './people.ts'
import { placeOf, samplesOf } from './sample-places.ts'
import type { Shot } from './shot.ts'

/** These load, end or open something and lead on: there is nothing of their own to see. */
const waysThrough =
  /^\/(?:loading|logout|goods|goods-search|user\/(?:rented-goods|invoices|monthly-bills|bills)|waiting-for-delivery-get-edit-page\/:id|topup-process\/\*)$/

const needsCustomer = /^\/(?:cart|waiting-for-delivery|order|autoship|topup|user)(?:\/|$)/
const differsForCustomer = /^\/(?:$|good\/|top-goods)/

const nameOf = (route: string) =>
  route.replaceAll(/[/:?*]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'

/** Every page of the web: public ones as a visitor sees them, the others as the demo's customer does. */
export async function pageShots(request: APIRequestContext): Promise<Shot[]> {
  const samples = await samplesOf(request)
  return pageRoutes
    .filter((route) => !waysThrough.test(route))
    .flatMap((route): Shot[] => {
      const [name, path] = [nameOf(route), placeOf(route, samples)]
      const own: Shot = { name, path, who: demoCustomer }
      if (needsCustomer.test(route)) return [own]
      const visited: Shot = { name, path }
      return differsForCustomer.test(route)
        ? [visited, { ...own, name: `${name}-customer` }]
        : [visited]
    })
}
