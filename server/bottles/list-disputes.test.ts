import { expect, test } from 'vitest'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { credit } from '../../tests/support/order-shop.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { onTheRoad } from '../../tests/support/run-on-the-road.ts'
import { testShop } from '../../tests/support/shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { listDisputes } from './list-disputes.ts'

const shop = await testShop()
const { db, app } = shop

// Issue 23: disputes on one card.
test('a dispute is judged on one card and answered as it was seen before', async () => {
  const { api } = await newColleague(shop, 'customerService', 'ilze@avots.example')
  const { id: goodId } = await db
    .insertInto('goods')
    .values({
      link: 'udens',
      nameLv: 'Avota ūdens',
      nameEn: 'Spring water',
      basePriceCents: 790,
      lentDepositCents: 800,
      bottleKind: 'large',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const anna = await newCustomer(app)
  await credit(shop, anna.id, 'account', 100_00)
  const lines = [{ goodId, order: 3 }]
  const placed = { customerId: anna.id, lines, depositCents: 2_400 }
  const orderId = await placedOrder(app, placed)
  await deliverOrder(app, { orderId })
  const { bottles } = await shop.as(anna.token).listBottles({})
  const params = { id: String(bottles.data[0]!.id) }
  await shop.as(anna.token).disputeBottles({ params, body: { delivered: 2, returned: 0 } })
  expect(await listDisputes(app, 'en')).toMatchObject([{ good: 'Spring water' }])
  const { disputes } = await api.listDisputes()
  expect(disputes).toMatchObject([
    {
      orderId,
      delivered: 3,
      saysDelivered: 2,
      stakeCents: 800,
      runSurplus: null,
      proposal: 'accept',
      reason: 'small_and_first',
    },
  ])
  const answer = { accept: true, answer: 'Jums taisnība.' }
  const of = { params: { id: String(disputes[0]!.id) } }
  const seen = await api.answerDispute({ ...of, query: { preview: '1' }, body: answer })
  expect(seen).toMatchObject({
    warnings: ['cannot_be_undone'],
    effects: {
      // The bottle that was not left comes back with its deposit and its water.
      money: expect.arrayContaining([
        expect.objectContaining({ account: 'deposit', cents: -800 }),
        expect.objectContaining({ account: 'account', cents: 1_590 }),
      ]),
      documents: [{ kind: 'credit_bill' }, { kind: 'invoice' }],
      mails: expect.arrayContaining([
        expect.objectContaining({ template: 'dispatch.dispute-answered' }),
      ]),
    },
  })
  await api.answerDispute({ ...of, query: {}, body: answer })
  expect((await api.listDisputes()).disputes).toEqual([])
  await expect(api.answerDispute({ ...of, query: {}, body: answer })).rejects.toMatchObject({
    error: 'already_decided',
  })
})

test('a run counted twice speaks of a dispute by its last count, and by doors that stand', async () => {
  const road = await onTheRoad([{ left: 3, back: 2, house: 1 }], 3)
  const { run, runId, water, tell, stops } = road
  await tell(0, '3/2')
  await run('run handin', {})
  await run('run count', {}, water('0/2'))
  await run('run count', {}, water('0/3'))
  const movement = await road.db
    .selectFrom('bottleMovements')
    .select('id')
    .where('causeKind', '=', 'delivery')
    .executeTakeFirstOrThrow()
  await road.db
    .insertInto('bottleDisputes')
    .values({
      movementId: movement.id,
      customerId: stops[0]!.customerId,
      openedAt: road.clock.now(),
      saysDelivered: 3,
      saysReturned: 3,
      comment: 'Atdevu trīs',
      actorKind: 'customer',
    })
    .execute()
  expect(await listDisputes(road.app, 'lv')).toMatchObject([{ runId, runSurplus: 1, returned: 2 }])
})
