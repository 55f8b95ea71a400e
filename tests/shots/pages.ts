import type { APIRequestContext } from '@playwright/test'
import { pageRoutes } from '../support/page-routes.ts'
import { demoCustomer, once } from './customers.ts'
import { loading, type Shot, states } from './shot.ts'

type Rows = { data: { data: { id: number }[] } }
type Category = { link: string; category_a?: Category[]; category_b?: Category[] }

/** Values for the names in routes: goods, categories and orders of the demo. */
const samplesOf = once(async (request): Promise<Record<string, string>> => {
  const headers = await demoCustomer(request)
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await request.get(`/api${path}`, { headers })).json()) as Answer
  const { items } = await read<{ items: Category[] }>('/category')
  const isDeep = ({ category_b = [] }: Category) => category_b.length > 0
  const deep = items.find(({ category_a = [] }) => category_a.some(isDeep))!
  const second = deep.category_a!.find(isDeep)!
  type Goods = { goods: { data: { link: string }[] } }
  const { goods } = await read<Goods>('/goods-paginate?search=medus')
  const waiting = await read<{ order: { id: number }[] }>('/order/ordersinprogress')
  const delivered = await read<{ order: Rows['data'] }>('/order?status=5')
  const firstOf = async (path: string) => String((await read<Rows>(path)).data.data[0]?.id ?? 1)
  const order = String(waiting.order[0]?.id ?? delivered.order.data[0]?.id ?? 1)
  return {
    link: goods.data[0]!.link,
    category: deep.link,
    categorya: second.link,
    categoryb: second.category_b![0]!.link,
    term: 'medus',
    page: '1',
    action: 'confirm',
    token: 'izbeigta-saite',
    id: order,
    orderid: order,
    'autoship/:id': await firstOf('/cart/autoship'),
    'address/:id': await firstOf('/address'),
    'topup/:paymentId': '1',
  }
})

/** Fills the names of a route; the word before an `id` says whose id it is. */
async function placeOf(route: string, request: APIRequestContext): Promise<string> {
  const samples = await samplesOf(request)
  return route
    .replaceAll(/(?<before>\w+)\/:(?<name>\w+)\??/g, (whole, before: string, name: string) => {
      const value = samples[`${before}/:${name}`] ?? samples[name]
      return value === undefined ? whole : `${before}/${value}`
    })
    .replaceAll(/:(?<name>\w+)/g, (_whole, name: string) => samples[name] ?? 'x')
    .replace(/\*$/, 'nav/sadas/lapas')
}

/** Pages that only redirect. */
const redirects =
  /^\/(?:loading|logout|goods|goods-search|user\/(?:rented-goods|invoices|monthly-bills|bills)|waiting-for-delivery-get-edit-page\/:id|topup-process\/\*)$/

const needsCustomer = /^\/(?:cart|waiting-for-delivery|order|autoship|topup|user)(?:\/|$)/
const differsForCustomer = /^\/(?:$|good\/|top-goods)/

const nameOf = (route: string) =>
  route
    .replace('*', 'unknown')
    .replaceAll(/[/:?]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'home'

/** Every page: public ones as a visitor sees them, the others as the demo's customer does. */
export const pageShots: Shot[] = pageRoutes
  .filter((route) => !redirects.test(route))
  .flatMap((route): Shot[] => {
    const path = (request: APIRequestContext) => placeOf(route, request)
    const name = nameOf(route)
    if (needsCustomer.test(route)) return states(path, demoCustomer, { [name]: [] })
    return [
      // The page of the kit shows a skeleton for ever.
      ...states(path, null, { [name]: route === '/docs/kit' ? [loading] : [] }),
      ...(differsForCustomer.test(route)
        ? states(path, demoCustomer, { [`${name}-customer`]: [] })
        : []),
    ]
  })
