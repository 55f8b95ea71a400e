import { bySystem } from '../../../domain/actor.ts'
import { addDays } from '../../../domain/calendar.ts'
import { goodsForCart } from '../../../server/catalogue/goods-for-cart.ts'
import { placeGeneratedOrders } from '../../../server/orders/place-generated-orders.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import type { OrderShop, Shopper } from '../../support/order-shop.ts'

type Shop = Pick<OrderShop, 'db' | 'app'>

/** Who comes too late for the money is refused by the ledger, and left by the generator. */
function leftForAnotherRun(error: unknown): [] {
  if ((error as { constraint?: string }).constraint === 'ledger_entries_floor') return []
  throw error
}

/** Autoships of one customer whose orders are due at the same instant. */
export async function generatedOrders(
  { db, app }: Shop,
  anna: Shopper,
  count: number,
  goods: [id: number, ordered: number],
) {
  const [goodId, ordered] = goods
  const plannedOn = addDays(app.clock.today(), 7)
  const { id: customerId, addressId } = anna
  const made: (() => ReturnType<typeof placeGeneratedOrders>)[] = []
  for (let n = 0; n < count; n += 1) {
    const autoship = db
      .insertInto('autoships')
      .values({ customerId, name: `Piegāde ${n}` })
      .returning('id')
    const { id: autoshipId } = await autoship.executeTakeFirstOrThrow()
    const occurrence = {
      customerId,
      autoshipId,
      plannedOn,
      state: 'generated',
      deliveryOn: plannedOn,
    }
    const lines = [{ goodId, ordered, returned: 0 }]
    const generated = {
      customerId,
      autoshipId,
      plannedOn,
      deliveryOn: plannedOn,
      addressId,
      notes: '',
      lines,
    }
    made.push(() =>
      inTransaction(db, async (tx) => {
        await tx.insertInto('autoshipOccurrences').values(occurrence).execute()
        return placeGeneratedOrders(
          app,
          tx,
          bySystem,
          [generated],
          await goodsForCart(tx, [goodId]),
        )
      }).catch(leftForAnotherRun),
    )
  }
  return made
}
