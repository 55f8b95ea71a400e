/** What stands in the addresses of pages: goods, categories and orders of the demo. */
export type Samples = { customer: string; names: Record<string, string> }

const demo = { email: 'demo@avots.example', password: 'avots-demo' }

type Category = { link: string; children?: Category[] }

export async function samplesOf(origin: string): Promise<Samples> {
  const ask = async <Answer>(path: string, request: RequestInit = {}): Promise<Answer> =>
    (await fetch(`${origin}/api${path}`, request)).json() as Promise<Answer>
  const body = JSON.stringify(demo)
  const headers = { 'content-type': 'application/json' }
  const { token } = await ask<{ token: string }>('/authenticate', { method: 'POST', headers, body })
  const as = { headers: { authorization: `Bearer ${token}` } }
  const { order } = await ask<{ order: { data: { id: number }[] } }>('/order', as)
  const { goods } = await ask<{ goods: { data: { link: string }[] } }>('/goods-paginate?search=medus')
  const { items } = await ask<{ items: Category[] }>('/category')
  const deep = items.find(({ children }) => children?.some((child) => child.children?.length)) ?? items[0]!
  const second = deep.children?.find((child) => child.children?.length) ?? deep.children?.[0]
  const { address = [] } = await ask<{ address?: { id: number }[] }>('/address', as)
  const names = {
    link: goods.data[0]!.link,
    category: deep.link,
    categorya: second?.link ?? '',
    categoryb: second?.children?.[0]?.link ?? '',
    term: 'medus',
    page: '1',
    id: String(order.data[0]?.id ?? address[0]?.id ?? 1),
    orderid: String(order.data[0]?.id ?? 1),
  }
  return { customer: token, names }
}

/** A route with its names filled: `/good/:link` is `/good/medus-250`. */
export const placeOf = (route: string, { names }: Samples): string =>
  route.replaceAll(/:(\w+)\??/g, (_whole, name: string) => names[name] ?? 'x').replace(/\*$/, 'x')
