import { deliverOrder as deliver } from '../../server/dispatch/deliver-order.ts'
import { byCommand } from '../../domain/actor.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkMoney } from '../../server/payments/check-money.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { handlersOf } from '../../server/worker.ts'
import { good, orderShop, placedOrder } from '../support/order-shop.ts'
import { brokenRulesAtRest } from './kit/broken-rules.ts'
import { rounds } from './kit/rounds.ts'
import { deliverOrder } from '../support/dispatch.ts'

const shop = await orderShop()

/** The worker's database, whose connection the server ends before the k-th statement of a job. */
function endedAt(k: number) {
  let statements = 0
  const plugin = {
    transformQuery: ({ node }: { node: never }) => {
      statements += 1
      if (statements === k) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }: { result: never }) => result,
  }
  return { db: shop.db.withPlugin(plugin as never), asked: () => statements }
}

async function delivered() {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { id: orderId } = await placedOrder(anna, { [good.water]: 2, [good.flour]: 6 }, 2)
  await shop.db
    .updateTable('orders')
    .set({ status: 'waitingForDelivery', lockedAt: shop.clock.now() })
    .where('id', '=', orderId)
    .execute()
  const outcome = await deliverOrder(shop.app, { orderId })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return { anna, orderId, deliveryId: outcome.value.deliveryId }
}

const made = async (customerId: number) => ({
  papers: await shop.db
    .selectFrom('papers')
    .select('id')
    .where('customerId', '=', customerId)
    .execute(),
  pdfs: await shop.db
    .selectFrom('paperPdfs')
    .select('paperId')
    .where('customerId', '=', customerId)
    .execute(),
  mails: await shop.db
    .selectFrom('mailOutbox')
    .select('id')
    .where('customerId', '=', customerId)
    .where('template', '=', 'papers.issued')
    .execute(),
})

test.each(rounds(1))(
  'a worker killed at any statement of a document leaves one document, PDF and mail (round %i)',
  async () => {
    let statements = Infinity
    for (let k = 1; k <= statements; k += 1) {
      const { anna, deliveryId } = await delivered()
      const dying = endedAt(k)
      const job = handlersOf({ ...shop.app, db: dying.db })['papers.issue-invoice']
      const ended = await job({ deliveryId }).then(
        () => true,
        () => false,
      )
      if (ended) statements = dying.asked()
      else expect((await made(anna.id)).papers).toEqual([])
      // The queue gives the job to the next worker, and whatever the first left behind.
      await shop.work()
      const { papers, pdfs, mails } = await made(anna.id)
      expect([papers.length, pdfs.length, mails.length], `killed at statement ${k}`).toEqual([
        1, 1, 1,
      ])
    }
    expect(statements).toBeGreaterThan(4)
    expect(await checkMoney(shop.app)).toEqual([])
    expect(await brokenRulesAtRest(shop.db)).toEqual([])
  },
)

test.each(rounds(3))(
  'a connection ended before the commit of a delivery leaves nothing half done (round %i)',
  async () => {
    const anna = await shop.customer({ accountCents: 10_000 })
    const { id: orderId } = await placedOrder(anna, { [good.water]: 2, [good.honey]: 1 }, 2)
    await shop.db
      .updateTable('orders')
      .set({ status: 'waitingForDelivery', lockedAt: shop.clock.now() })
      .where('id', '=', orderId)
      .execute()
    const killed = inTransaction(shop.db, async (tx) => {
      await deliver(shop.app, tx, byCommand, { orderId })
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(shop.db)
      // Only now does the connection learn that it is gone.
      await sql`select 1`.execute(tx)
    })
    await expect(killed).rejects.toThrow()
    expect((await anna.api.readOrder({ params: { id: String(orderId) } })).order.status).toBe(4)
    await shop.work()
    expect((await made(anna.id)).papers).toEqual([])
    expect(await deliverOrder(shop.app, { orderId })).toMatchObject({
      ok: true,
      value: { already: false },
    })
    await shop.work()
    expect((await made(anna.id)).papers).toHaveLength(1)
    expect(await checkMoney(shop.app)).toEqual([])
    expect(await brokenRulesAtRest(shop.db)).toEqual([])
  },
)
