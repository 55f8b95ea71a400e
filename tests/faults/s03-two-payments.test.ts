import { expect, test } from 'vitest'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { bankShop } from '../support/paying-shop.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await bankShop(orderShop)

/** 5 teas by Swedbank: 22.50 and 0.50 of state deposit; the bank keeps its charge. */
const paidCents = 2_300

test.each(rounds())(
  'two payments for one order, both made: one pays it, the other is on the account (seed %i)',
  async (seed) => {
    const { shuffled, oneOf } = choices(seed)
    const anna = await shop.customer()
    const { params } = await filledCart(anna, { [good.tea]: 5 }, 10)
    const first = await anna.api.placeOrder({ params })
    const given = await shop.choose(first.payment_url!, 'abandoned')
    await anna.api.orderCallback({ body: { payment_token: given.token } }).catch(() => undefined)
    const second = await anna.api.placeOrder({ params })
    expect(second.payment_url).not.toBe(first.payment_url)

    const pay = (url: string) => shop.choose(url, 'paid').then(({ token }) => token)
    const urls = shuffled([first.payment_url!, second.payment_url!])
    const tokens = oneOf([true, false])
      ? await Promise.all(urls.map(pay))
      : [await pay(urls[0]!), await pay(urls[1]!)]
    const comeBack = tokens.map(
      (payment_token) => () => anna.api.orderCallback({ body: { payment_token } }),
    )
    await Promise.all(shuffled([shop.work, shop.work, ...comeBack]).map((call) => call()))
    await shop.work()

    const { order } = await anna.api.readOrder({ params })
    expect(order).toMatchObject({ status: 3, paysera_stat: 1 })
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(paidCents)
    const credited = shop.db
      .selectFrom('payments')
      .select('creditedTo')
      .where('customerId', '=', anna.id)
    const places = (await credited.orderBy('creditedTo').execute()).map(
      ({ creditedTo }) => creditedTo,
    )
    expect(places).toEqual(['account', 'order'])
    const mails = await shop.db
      .selectFrom('mailOutbox')
      .select('template')
      .where('customerId', '=', anna.id)
      .execute()
    expect(mails.map(({ template }) => template)).toContain('orders.paid-late')
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
