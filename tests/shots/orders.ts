import { type Lines, cartWith } from '../support/cart-with.ts'
import { operator } from '../support/journey-operator.ts'
import { autoshipOrdered } from '../support/journey-orders.ts'
import { customerAfter, once, type Api, type Person } from './customers.ts'
import type { Customer, Path } from './shot.ts'

type Placing = { outcome?: 'paid' | 'pending' } & Parameters<Api['changeCart']>[0]['body']

const DAY_MS = 24 * 3_600_000
const CASH = 3

/** Orders these goods, in cash unless the fields name another method. */
export async function order({ api, request }: Person, lines: Lines, placing: Placing = {}) {
  const { outcome, ...fields } = placing
  const { id, params } = await cartWith(api, lines)
  await api.changeCart({ params, body: { payment_type: CASH, ...fields } })
  const { payment_url: url } = await api.placeOrder({ params })
  if (outcome !== undefined && url) await request.post(url, { form: { outcome } })
  return id
}

/** A customer that all pictures share. */
export const shared = (before: (person: Person) => Promise<unknown>, name?: string): Customer =>
  once(customerAfter(before, name))

/** A customer with one order. */
export const orderedOf = (lines: Lines, placing?: Placing): Customer =>
  shared((person) => order(person, lines, placing))

/** The page of the customer's first order. */
export const ofFirst =
  (place: (id: number) => string): Path =>
  async (request, headers) => {
    const answer = await request.get('/api/order/ordersinprogress', { headers })
    return place(((await answer.json()) as { order: { id: number }[] }).order[0]!.id)
  }

/** A customer with something that was made before: an order, or the key of its mail. */
export function madeFor<Made extends object>(make: (person: Person) => Promise<Made> | Made) {
  let made: Made | undefined
  const customer = shared(async (person) => (made = await make(person)))
  return {
    customer,
    path:
      (place: (made: Made) => string): Path =>
      async (request) => {
        await customer(request)
        return place(made!)
      },
  }
}

/** A customer with an order of an autoship, and the key of its mail. */
export const autoshipOf = () => madeFor((person) => autoshipOrdered(person))

/** Closes the order's day, too far off for other orders. */
export async function closed({ headers, request }: Person, orderId: number, inDays: number) {
  let day = new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10)
  const move = () =>
    request.post(`/api/order/${orderId}/day`, { headers, data: { delivery_date: day } })
  const moved = await move()
  if (!moved.ok()) {
    day = ((await moved.json()) as { next_delivery_date: string }).next_delivery_date
    await move()
  }
  await operator('day', 'close', '--date', day, '--sure')
}

/** A delivered order; where the courier's counts differ, so much less was due in cash. */
export async function delivered(
  person: Person,
  lines: Lines,
  inDays: number,
  found?: { counts: string; lessCents: number },
): Promise<number> {
  const id = await order(person, lines)
  await closed(person, id, inDays)
  const words = ['deliver', '--order', String(id)]
  if (found) {
    const { cashDueCents } = await operator<{ cashDueCents: number }>('order', 'show', String(id))
    const cash = ((cashDueCents - found.lessCents) / 100).toFixed(2)
    words.push('--counts', found.counts, '--cash', cash)
  }
  await operator(...words)
  return id
}
