import type { APIRequestContext } from '@playwright/test'
import { demo, fillCart } from '../support/journey-carts.ts'
import { autoshipOrdered, tube } from '../support/journey-orders.ts'
import { operator } from '../support/journey-operator.ts'
import { newPerson } from '../support/journey-people.ts'
import type { Headers } from './shot.ts'

type Lines = Parameters<typeof fillCart>[2]
type Person = { id: number; headers: Headers }
type Order = { id: number; delivery_date: string | null; may: { edit: string | null } }

const dayMs = 24 * 3_600_000

/** Makes something for the first picture and reuses it for the others. */
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

/** Orders these goods, in cash unless the fields name another method. */
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

/** The page of the customer's first order. */
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

/** A customer with an order of an autoship, and the key of its mail. */
export const autoshipOf = () =>
  once(async (request) => {
    const person = await newPerson(request)
    return { ...person, ...autoshipOrdered(person) }
  })

/** Closes the order's day, too far off for other orders. */
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

/** A delivered order, with the counts of the courier. */
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
