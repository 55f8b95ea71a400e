import { clockFrom } from '../../../server/platform/clock.ts'
import type { Db } from '../../../server/platform/database/connect.ts'
import { furnish, good, setStock } from '../../support/order-shop.ts'
import { TEST_START } from '../../support/shop.ts'
import type { RealShop } from './real-shop.ts'

/** More than the longest run can order, and the money for it. */
const pieces = 10_000_000
const accountCents = 1_000_000_000

/** A real shop with stock, and customers who keep ordering during faults. */
export async function shoppers({ as, nobody }: Pick<RealShop, 'as' | 'nobody'>, db: Db) {
  const shop = await furnish({ db, as: (token) => as(token), nobody, clock: clockFrom(TEST_START) })
  await setStock(shop, good.honey, pieces)

  /** Customers who order one cart after the other; `promised` lists confirmed orders. */
  async function crowd(count: number) {
    const promised: number[] = []
    const people = await Promise.all(
      Array.from({ length: count }, () => shop.customer({ accountCents })),
    )
    const carts = people.map((): string | undefined => undefined)
    const orderOnce = async (index: number) => {
      const { api } = people[index]!
      // Without an answer the same order is sent again, as a browser does.
      const id = (carts[index] ??= await newCart(api))
      const params = { id }
      await api
        .changeCartItem({ params, body: { good_id: good.honey, order: 1 } })
        .catch(ignoreSpent)
      await api.changeCart({ params, body: { payment_type: 2 } }).catch(ignoreSpent)
      const { order } = await api.placeOrder({ params })
      carts[index] = undefined
      promised.push(order.id)
    }
    return { people, promised, orderOnce }
  }
  /** Promised orders that do not exist. */
  async function lost(promised: readonly number[]): Promise<number[]> {
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('status', 'not in', ['returnedToCart', 'cancelled'])
      .execute()
    const there = new Set(rows.map(({ id }) => id))
    return promised.filter((id) => !there.has(id))
  }
  return { ...shop, crowd, lost }
}

type Api = Awaited<ReturnType<typeof furnish>>['nobody']

const newCart = async (api: Api) => String((await api.createCart()).data.id)

/** The order exists although its answer was lost, so the cart is spent. */
function ignoreSpent(error: unknown) {
  if ((error as { status?: number }).status !== 409) throw error
}
