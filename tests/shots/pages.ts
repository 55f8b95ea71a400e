import { pageRoutes } from '../support/page-routes.ts'
import { demoCustomer } from './people.ts'
import { placeOf, samplesOf } from './sample-places.ts'
import type { Shot } from './shot.ts'

/** Pages that only redirect. */
const redirects =
  /^\/(?:loading|logout|goods|goods-search|user\/(?:rented-goods|invoices|monthly-bills|bills)|waiting-for-delivery-get-edit-page\/:id|topup-process\/\*)$/

const needsCustomer = /^\/(?:cart|waiting-for-delivery|order|autoship|topup|user)(?:\/|$)/
const differsForCustomer = /^\/(?:$|good\/|top-goods)/

const nameOf = (route: string) =>
  route.replaceAll(/[/:?*]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'

/** Every page: public ones as a visitor sees them, the others as the demo's customer does. */
export const pageShots: Shot[] = pageRoutes
  .filter((route) => !redirects.test(route))
  .flatMap((route): Shot[] => {
    const visited: Shot = {
      name: nameOf(route),
      path: async (request) => placeOf(route, await samplesOf(request)),
    }
    const own: Shot = { ...visited, customer: demoCustomer }
    if (needsCustomer.test(route)) return [own]
    return differsForCustomer.test(route)
      ? [visited, { ...own, name: `${visited.name}-customer` }]
      : [visited]
  })
