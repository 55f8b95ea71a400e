import { expect, test } from 'vitest'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { bankShop } from '../support/paying-shop.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await bankShop(orderShop)

test.each(rounds(4))(
  'what the bank took is not what was asked: never paid, flagged, nothing moves (seed %i)',
  async (seed) => {
    const { oneOf, upTo } = choices(seed)
    const anna = await shop.customer()
    const { params } = await filledCart(anna, { [good.tea]: 1 + upTo(9) }, 10)
    const { payment_url } = await anna.api.placeOrder({ params })
    const uuid = payment_url!.split('/').at(-1)!
    const requested = shop.db
      .selectFrom('sandboxOrders')
      .select('grandTotalCents')
      .where('uuid', '=', uuid)
    const { grandTotalCents } = await requested.executeTakeFirstOrThrow()
    const change = oneOf([
      { grandTotalCents: grandTotalCents - 1 - upTo(grandTotalCents - 1) },
      { grandTotalCents: grandTotalCents + 1 + upTo(10_000) },
      { currency: 'PLN' },
    ])
    await shop.db.updateTable('sandboxOrders').set(change).where('uuid', '=', uuid).execute()
    const { token } = await shop.choose(payment_url!, 'paid')
    const { data } = await anna.api.orderCallback({ body: { payment_token: token } })
    expect(data).toMatchObject({ status: 2, payment_status: 'PENDING' })
    await shop.work()

    const payment = shop.db
      .selectFrom('payments')
      .select(['status', 'flag', 'paidAt'])
      .where('customerId', '=', anna.id)
    const flag = 'currency' in change ? 'currency' : 'amount'
    expect(await payment.execute()).toEqual([{ status: 'PENDING', flag, paidAt: null }])
    expect((await anna.api.readOrder({ params })).order).toMatchObject({
      status: 2,
      paysera_stat: 2,
    })
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(0)
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
