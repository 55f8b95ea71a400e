import { byCustomer } from '../../domain/actor.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { afterAll, expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { requestRefund } from '../../server/bottles/request-refund.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkOut } from '../../server/orders/place-order.ts'
import { issueInvoice } from '../../server/documents/issue-invoice.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { silentLog as log } from '../support/database-server.ts'
import { credit, filledCart, good, orderShop } from '../support/order-shop.ts'
import { commitCut } from './kit/commit-cut.ts'
import { choices, rounds } from './kit/rounds.ts'
import { deliverOrder } from '../support/dispatch.ts'

const shop = await orderShop()
const way = await commitCut(shop.owner)
const { db, close } = connectDatabase(
  { connectionString: way.connectionString },
  { role: 'web', poolSize: 2, log },
)
afterAll(close)

/** The shop as a process sees it whose connection breaks between the commit and its answer. */
const unlucky: AppWithDb = { ...shop.app, db }
const monday = dayOf('2026-11-23')

/** Does it, never hears that it was done, and asks the same again. */
async function loseAnswer<Answer>(work: (app: AppWithDb) => Promise<Answer>): Promise<Answer> {
  const cutsBefore = way.cuts()
  way.loseNextCommit()
  await expect(work(unlucky)).rejects.toThrow()
  expect(way.cuts()).toBe(cutsBefore + 1)
  return work(shop.app)
}

test.each(rounds(2))(
  'an order, its delivery, its invoice and a refund whose answers are lost are made once (seed %i)',
  async (seed) => {
    const { upTo } = choices(seed)
    const flours = 8 + upTo(10)
    const anna = await shop.customer({ accountCents: 10_000 })
    await credit(shop, anna.id, 'deposit', 500)
    const { params, id: cartId } = await filledCart(anna, { [good.flour]: flours }, 2)
    await anna.api.changeCart({ params, body: { delivery_date: monday } })

    const placed = await loseAnswer((app) =>
      checkOut(app, byCustomer(anna.id), { customerId: anna.id, cartId }),
    )
    expect(placed).toMatchObject({ ok: true, value: { orderId: cartId } })
    const accountCents = 10_000 - flours * 250
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(accountCents)

    await shop.db
      .updateTable('orders')
      .set({ status: 'waitingForDelivery', lockedAt: shop.clock.now() })
      .where('id', '=', cartId)
      .execute()
    const delivered = await loseAnswer((app) => deliverOrder(app, { orderId: cartId }))
    if (!delivered.ok) throw new Error(delivered.refusal.code)
    expect(delivered.value.already).toBe(true)
    const { deliveryId } = delivered.value
    expect(
      await loseAnswer((app) => inTransaction(app.db, (tx) => issueInvoice(app, tx, deliveryId))),
    ).toBeUndefined()
    const papers = shop.db.selectFrom('papers').select('id').where('orderId', '=', cartId)
    expect(await papers.execute()).toHaveLength(1)

    const request = { customerId: anna.id, to: { kind: 'account' }, withAccount: false } as const
    const again = await loseAnswer((app) =>
      inTransaction(app.db, (tx) => requestRefund(app, tx, byCustomer(anna.id), request)),
    )
    expect(again).toMatchObject({ refusal: { code: 'nothing_to_refund' } })
    expect(await balancesOf(shop.db, anna.id)).toMatchObject({
      accountCents: accountCents + 500,
      depositCents: 0,
    })
    await shop.work()
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
