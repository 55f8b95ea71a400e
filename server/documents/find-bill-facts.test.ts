import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { countAsTold } from '../../tests/support/road-shop.ts'
import { onTheRoad } from '../../tests/support/run-on-the-road.ts'
import { listDisputes } from '../bottles/list-disputes.ts'
import { findBillFacts } from './find-bill-facts.ts'

const november = dayOf('2026-11-01')

test('a bill waits for the run of its deliveries, and for the answer to an objection', async () => {
  const { app, db, shop, runId, run, water, tell, stops } = await onTheRoad(
    [{ left: 3, house: 1 }],
    3,
  )
  const { customerId, cashDueCents } = stops[0]!
  const facts = () => findBillFacts(db, [customerId], november, 'lv')
  const calm = { customerId, usualCents: null, isDisputed: false, isUnsettled: false }
  expect(await facts()).toMatchObject([calm])
  await tell(0, '3/0', (cashDueCents / 100).toFixed(2))
  await run('run handin', {})
  await shop.work()
  expect(await facts()).toMatchObject([{ ...calm, isUnsettled: true }])
  await run('run count', {}, water('0/0'))
  await countAsTold(shop, runId)
  await run('run move', { to: 'settled' })
  expect(await facts()).toMatchObject([calm])
  const { id: movementId } = await db
    .selectFrom('bottleMovements')
    .select('id')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bottleDisputes')
    .values({
      customerId,
      movementId,
      saysDelivered: 2,
      saysReturned: 0,
      openedAt: app.clock.now(),
      actorKind: 'customer',
      actorId: customerId,
    })
    .execute()
  expect(await listDisputes(app, 'lv')).toHaveLength(1)
  expect(await facts()).toMatchObject([{ ...calm, isDisputed: true }])
  expect(await findBillFacts(db, [customerId], dayOf('2026-10-01'), 'lv')).toMatchObject([calm])
})
