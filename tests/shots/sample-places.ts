import type { APIRequestContext } from '@playwright/test'
import { once } from './orders.ts'
import type { Headers } from './shot.ts'

/** Values for the names in routes: goods, categories and orders of the demo. */
export type Samples = { [name: string]: string }

type Category = { link: string; category_a?: Below[] }
type Below = { link: string; category_b?: { link: string }[] }
type Orders = { order: { data: { id: number }[] } }

export async function logInAs(request: APIRequestContext, email: string): Promise<Headers> {
  const answer = await request.post('/api/authenticate', {
    data: { email, password: 'avots-demo' },
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

export const samplesOf = once(async (request): Promise<Samples> => {
  const headers = await logInAs(request, 'demo@avots.example')
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await request.get(`/api${path}`, { headers })).json()) as Answer
  const { items } = await read<{ items: Category[] }>('/category')
  const deep = items.find(({ category_a = [] }) =>
    category_a.some(({ category_b = [] }) => category_b.length > 0),
  )!
  const second = deep.category_a!.find(({ category_b = [] }) => category_b.length > 0)!
  const { goods } = await read<{ goods: { data: { link: string }[] } }>(
    '/goods-paginate?search=medus',
  )
  const { order: waiting } = await read<{ order: { id: number }[] }>('/order/ordersinprogress')
  const { order: delivered } = await read<Orders>('/order?status=5')
  const { data: autoships } = await read<{ data: { data: { id: number }[] } }>('/cart/autoship')
  const { data: addresses } = await read<{ data: { data: { id: number }[] } }>('/address')
  const order = String(waiting[0]?.id ?? delivered.data[0]?.id ?? '1')
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
    'autoship/:id': String(autoships.data[0]?.id ?? '1'),
    'address/:id': String(addresses.data[0]?.id ?? '1'),
    'topup/:paymentId': '1',
  }
})

/** Fills the names of a route; the word before an `id` tells whose id it is. */
export const placeOf = (route: string, samples: Samples): string =>
  route
    .replaceAll(/(?<before>\w+)\/:(?<name>\w+)\??/g, (whole, before: string, name: string) => {
      const value = samples[`${before}/:${name}`] ?? samples[name]
      return value === undefined ? whole : `${before}/${value}`
    })
    .replaceAll(/:(?<name>\w+)/g, (_whole, name: string) => samples[name] ?? 'x')
    .replace(/\*$/, 'nav/sadas/lapas')
