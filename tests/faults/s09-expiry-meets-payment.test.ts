import { expect, test } from 'vitest'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'
import { bankShop } from '../support/paying-shop.ts'
import { atOnce, unexpectedFailures } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await bankShop(orderShop)
const pieces = 5
const HELD_HOURS = 24

const stockOf = (goodId: number) =>
  shop.db
    .selectFrom('stock')
    .select('reserved')
    .where('goodId', '=', goodId)
    .executeTakeFirstOrThrow()

test.each(rounds(6))(
  'a payment at the moment of expiry continues the order or credits the account (seed %i)',
  async (seed) => {
    const { shuffled, upTo } = choices(seed)
    await setStock(shop, good.honey, pieces)
    const anna = await shop.customer()
    const { reserved } = await stockOf(good.honey)
    const { params } = await filledCart(anna, { [good.honey]: pieces }, 10)
    const { payment_url } = await anna.api.placeOrder({ params })
    const { order: placed } = await anna.api.readOrder({ params })
    const aroundTheEnd = HELD_HOURS * 3_600_000 + upTo(3) - 1
    shop.clock.set(new Date(shop.clock.now().getTime() + aroundTheEnd).toISOString())

    const pay = async () => {
      const { token } = await shop.choose(payment_url!, 'paid')
      await anna.api.orderCallback({ body: { payment_token: token } })
    }
    const poll = () => shop.jobs['payments.poll']!({} as never)
    expect(unexpectedFailures(await atOnce<unknown>(shuffled([pay, poll, shop.work])))).toEqual([])
    await shop.work()
    await poll()
    await shop.work()

    const { status } = await shop.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', placed.id)
      .executeTakeFirstOrThrow()
    const { accountCents } = await balancesOf(shop.db, anna.id)
    const held = (await stockOf(good.honey)).reserved - reserved
    const paidBack = Math.round(placed.total_amount_with_bail_and_vat * 100)
    const goesOn = { status: 'processing', held: pieces, accountCents: 0 }
    const isCartAgain = { status: 'returnedToCart', held: 0, accountCents: paidBack }
    expect([goesOn, isCartAgain]).toContainEqual({ status, held, accountCents })
    expect(await checkMoney(shop.app)).toEqual([])
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
