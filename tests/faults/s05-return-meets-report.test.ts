import { expect, test } from 'vitest'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { WEBHOOK_PATH } from '../../server/payments/order-request.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { bankShop } from '../support/paying-shop.ts'
import { atOnce } from './kit/at-once.ts'
import { rounds } from './kit/rounds.ts'

const shop = await bankShop(orderShop)

test.each(rounds(5))(
  'back in the same moment as the report, a customer always sees the order paid, once (seed %i)',
  async () => {
    const anna = await shop.customer()
    const { params } = await filledCart(anna, { [good.tea]: 5 }, 10)
    const { payment_url } = await anna.api.placeOrder({ params })
    const { token } = await shop.choose(payment_url!, 'paid')
    const comeBack = () => anna.api.orderCallback({ body: { payment_token: token } })
    const report = () =>
      shop.server.inject({ method: 'POST', url: WEBHOOK_PATH, payload: { orderToken: token } })
    const outcomes = await atOnce<unknown>([comeBack, report, shop.work, comeBack])
    expect(outcomes[0]).toMatchObject({ value: { data: { status: 1, payment_status: 'PAID' } } })
    expect(outcomes[1]).toMatchObject({ value: { statusCode: 200 } })
    expect(outcomes[3]).toMatchObject({ value: { data: { status: 1, payment_status: 'PAID' } } })
    await shop.work()
    expect((await anna.api.readOrder({ params })).order).toMatchObject({
      status: 3,
      paysera_stat: 1,
    })
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(0)
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
