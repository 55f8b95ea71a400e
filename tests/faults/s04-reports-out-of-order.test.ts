import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { WEBHOOK_PATH } from '../../server/payments/order-request.ts'
import { refundPayment } from '../../server/payments/refunds/refund-payment.ts'
import { notifyShop } from '../../server/payments/sandbox/notify-shop.ts'
import { payingShop } from '../support/paying-shop.ts'
import { atOnce } from './kit/at-once.ts'
import { expectWithin } from './kit/expect-within.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await payingShop()
const refundPayer = (refunding: Parameters<typeof refundPayment>[3]) =>
  inTransaction(shop.db, (tx) => refundPayment(shop.app, tx, byCommand, refunding))

const notify = (orderToken: string) =>
  shop.server.inject({ method: 'POST', url: WEBHOOK_PATH, payload: { orderToken } })

test.each(rounds())(
  'reports five times over, in any order and all at once, end in one state and one sum (seed %i)',
  async (seed) => {
    const { shuffled, oneOf } = choices(seed)
    const anna = await shop.customer()
    const { payment_url, id } = await anna.call.startTopUp({ body: { topup: 12.34, method: 6 } })
    const uuid = payment_url.split('/').at(-1)!
    const tokens: string[] = []
    for (const outcome of ['pending', 'abandoned', 'paid'] as const)
      tokens.push((await shop.choose(payment_url, outcome)).token)

    const began = performance.now()
    const notified = shuffled(tokens.flatMap((token) => Array<string>(5).fill(token)))
    const outcomes = await atOnce(notified.map((token) => () => notify(token)))
    expectWithin(5_000, performance.now() - began)
    for (const end of outcomes)
      expect(end).toMatchObject({ status: 'fulfilled', value: { statusCode: 200 } })
    await Promise.all([notifyShop(shop.app, { uuid }), shop.work(), shop.work()])
    await shop.work()
    const payment = shop.db.selectFrom('payments').select('status').where('id', '=', id)
    expect((await payment.executeTakeFirstOrThrow()).status).toBe('PAID')
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(1_234)

    // After the refund of all but the charge, repeated old reports change nothing.
    const amountCents = oneOf([100, 1_234])
    expect(
      await refundPayer({ paymentId: id, amountCents, reason: 'Klients lūdza' }),
    ).toMatchObject({
      ok: true,
    })
    await Promise.all([shop.work(), ...shuffled(notified).map(notify), shop.work()])
    await shop.work()
    expect((await payment.executeTakeFirstOrThrow()).status).toBe('PARTIALLY_REFUNDED')
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(1_234 - amountCents)
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
