import type { APIRequestContext } from '@playwright/test'
import { demo, fillCart } from '../../tests/support/journey-carts.ts'
import { autoshipOrdered, tube } from '../../tests/support/journey-orders.ts'
import { operator } from '../../tests/support/journey-operator.ts'
import { newPerson } from '../../tests/support/journey-people.ts'
import type { Headers } from './shot.ts'

type Lines = Parameters<typeof fillCart>[2]
type Person = { id: number; headers: Headers }
type Order = { id: number; delivery_date: string | null; may: { edit: string | null } }

const dayMs = 24 * 3_600_000

/** Made for the first picture and kept for the others: looking changes nothing. */
export function once<Made>(make: (request: APIRequestContext) => Promise<Made>) {
  let made: Promise<Made> | undefined
  return (request: APIRequestContext): Promise<Made> => (made ??= make(request))
}

export async function post(
  request: APIRequestContext,
  { headers }: { headers: Headers },
  path: string,
  data = {},
) {
  const answer = await request.post(`/api${path}`, { headers, data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as unknown
}

const CASH = 3

/** Orders these goods, in cash unless something else is said; a bank answers by machine as it does by hand. */
export async function order(
  request: APIRequestContext,
  person: Person,
  lines: Lines,
  { outcome, ...fields }: { outcome?: 'paid' | 'pending'; [field: string]: unknown } = {},
): Promise<number> {
  const id = await fillCart(request, person.headers, lines)
  await post(request, person, `/cart/${id}`, { payment_type: CASH, ...fields })
  const { payment_url: url } = (await post(request, person, `/cart/${id}/processcart`)) as {
    payment_url?: string
  }
  if (outcome !== undefined && url) await request.post(url, { form: { outcome } })
  return id
}

const waitingOf = async (request: APIRequestContext, headers: Headers): Promise<Order[]> => {
  const answer = await request.get('/api/order/ordersinprogress', { headers })
  return ((await answer.json()) as { order: Order[] }).order
}

/** The page of the customer's first order, in the manner of `/waiting-for-delivery/12/view`. */
export const ofFirst =
  (place: (id: number) => string) =>
  async (request: APIRequestContext, headers: Headers): Promise<string> =>
    place((await waitingOf(request, headers))[0]!.id)

/** A customer with one order. */
export const orderedOf = (lines: Lines, fields: Parameters<typeof order>[3] = {}) =>
  once(async (request) => {
    const person = await newPerson(request)
    await order(request, person, lines, fields)
    return person.headers
  })

/** A customer with an order that an autoship of theirs made, and the key that its mail would carry. */
export const autoshipOf = () =>
  once(async (request) => {
    const person = await newPerson(request)
    return { ...person, ...autoshipOrdered(person) }
  })

/** Its day is closed, which is so far off that no other picture's order is on it. */
export async function closed(
  request: APIRequestContext,
  person: Person,
  orderId: number,
  inDays: number,
) {
  let day = new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10)
  const move = () =>
    request.post(`/api/order/${orderId}/day`, {
      headers: person.headers,
      data: { delivery_date: day },
    })
  const moved = await move()
  if (!moved.ok()) {
    day = ((await moved.json()) as { next_delivery_date: string }).next_delivery_date
    await move()
  }
  await operator('day', 'close', '--date', day)
}

/** Bottles and other goods, brought to the door; as many of them as the courier says. */
export async function delivered(
  request: APIRequestContext,
  person: Person,
  lines: Lines,
  { inDays, counts = [] }: { inDays: number; counts?: string[] },
): Promise<number> {
  const id = await order(request, person, lines)
  await closed(request, person, id, inDays)
  await operator(
    'deliver',
    '--order',
    String(id),
    ...(counts.length > 0 ? ['--counts', ...counts] : []),
  )
  return id
}

export const usualOrder: Lines = { [demo.water]: [3, 0], [demo.flakes]: 2, [tube]: 1 }
