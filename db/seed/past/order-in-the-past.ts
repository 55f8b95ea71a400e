import type { AutoshipMethod } from '../../../domain/autoship/autoship-method.ts'
import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { byCustomer } from '../../../domain/actor.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { changeCart } from '../../../server/cart/change-cart.ts'
import { changeItem } from '../../../server/cart/change-item.ts'
import { readCart, createCart } from '../../../server/cart/read-cart.ts'
import type { AppWithDb as App } from '../../../server/app-context.ts'
import type { Tx } from '../../../server/platform/database/connect.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { balancesOf } from '../../../server/ledger/balances.ts'
import { checkOut } from '../../../server/orders/place-order.ts'
import { goods } from '../catalogue/goods.ts'
import type { OrderWish, SeedPerson } from '../people/person.ts'
import { topUp } from './top-up.ts'

const goodIdOf = new Map(goods.map(({ sku, id }) => [sku, id]))

const carrierDays = 2

/** Nobody can go to a bank in the past: what was to be paid there is topped up and paid from the account. */
const methodOf = ({ method }: OrderWish): AutoshipMethod =>
  method === 'card' || method === 'swedbank' ? 'account' : method

/** Fills a cart as wished and orders it, as its customer would. */
export async function orderInThePast(
  past: App,
  person: SeedPerson,
  wish: OrderWish,
): Promise<{ orderId: number; day: Day } | undefined> {
  const customerId = await findCustomerId(past, person)
  const by = byCustomer(customerId)
  const change = <Answer>(verb: (tx: Tx) => Promise<Answer>) => inTransaction(past.db, verb)
  const made = await change((tx) => createCart(past, tx, by, customerId))
  const which = { customerId, cartId: made.cart.id }
  for (const [sku, order, back = 0] of wish.lines)
    await change((tx) =>
      changeItem(past, tx, by, {
        ...which,
        change: { goodId: goodIdOf.get(sku)!, order, return: back },
      }),
    )
  const fields = await chosenFields(past, customerId, wish)
  await change((tx) => changeCart(past, tx, by, { ...which, change: fields }))
  // Where our courier does not go, another does.
  const isOurs = (await readCart(past, past.db, which))!.cart.address?.ourCourier ?? false
  if (!isOurs) {
    const delivery_type_id = deliveryTypes.numberOf('thirdPartyCourier')
    await change((tx) => changeCart(past, tx, by, { ...which, change: { delivery_type_id } }))
  }

  const cart = (await readCart(past, past.db, which))!
  const { accountCents } = await balancesOf(past.db, customerId)
  const missingCents = cart.totals.totalWithDepositCents - accountCents
  if (methodOf(wish) === 'account' && missingCents > 0) await topUp(past, customerId, missingCents)
  const placed = await checkOut(past, by, which)
  const day = cart.cart.deliveryOn ?? addDays(past.clock.today(), carrierDays)
  if (placed.ok) return { orderId: placed.value.orderId, day }
  past.log.warn({ email: person.email, wish, placed }, 'an order of the seed was not placed')
  return undefined
}

async function findCustomerId({ db }: App, { email }: SeedPerson): Promise<number> {
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', 'customer')
    .executeTakeFirstOrThrow()
  return id
}

/** Address, method and notes, as the cart is changed to them. */
async function chosenFields(past: App, customerId: number, wish: OrderWish) {
  const address =
    wish.address === undefined
      ? {}
      : { address_id: await addressId(past, customerId, wish.address) }
  return {
    ...address,
    payment_type: paymentTypes.numberOf(methodOf(wish)),
    ...(wish.notes && { notes: wish.notes }),
  }
}

async function addressId({ db }: App, customerId: number, index: number): Promise<number> {
  const rows = await db
    .selectFrom('addresses')
    .select('id')
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()
  return rows[index]!.id
}
