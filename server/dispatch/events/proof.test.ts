import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { overduePaper } from '../../../tests/support/overdue-paper.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { loadRunPage } from '../runs/run-page.ts'
import { trackOrder } from '../track-order.ts'
import { reviewStop } from './review-stop.ts'

async function atADoor() {
  const vans = await twoVans()
  const [stop] = await vans.stopsOf(vans.from)
  const stopOnPage = async () => (await loadRunPage(vans.db, vans.from))!.stops[0]!
  return { ...vans, stop: stop!, stopOnPage }
}

test('the office reads who took the goods and what the driver noted, the customer only who', async () => {
  const { app, phone, stop, stopOnPage, delivered } = await atADoor()
  const fact = {
    ...delivered(),
    receiver: 'Anna\n Ozola',
    handover: 'neighbour',
    note: 'Zvans nestrādā',
  } as const
  const { verdicts } = await phone.send([phone.tell(stop.id, fact)])
  expect(verdicts[0]).toMatchObject({ verdict: 'accepted', flags: [] })
  expect((await stopOnPage()).told).toMatchObject({
    receiver: 'Anna Ozola',
    handover: 'neighbour',
    note: 'Zvans nestrādā',
  })
  const order = { orderId: stop.orderIds[0]!, customerId: stop.customerId }
  const tracked = await trackOrder(app, order, 'lv')
  expect(tracked).toMatchObject({ state: 'delivered', receiver: 'Anna Ozola' })
  expect(JSON.stringify(tracked)).not.toContain('Zvans')
})

test('a proof that is missing blocks nothing and is looked at', async () => {
  const { app, verb, phone, stop, stopOnPage, delivered } = await atADoor()
  const fact = { ...delivered(), noProof: 'will_not_sign' } as const
  const { verdicts } = await phone.send([phone.tell(stop.id, fact)])
  expect(verdicts[0]).toMatchObject({ verdict: 'flagged', flags: ['no_proof'] })
  expect((await stopOnPage()).told.waitsForReview).toBe(true)
  await verb((tx) => reviewStop(app, tx, byCommand, stop.id))
  expect((await stopOnPage()).told.waitsForReview).toBe(false)
})

test('cash that nobody owes is looked at, and cash for an old debt is not', async () => {
  const { db, phone, stop } = await atADoor()
  const { customerId, orderIds } = stop
  await db
    .updateTable('orders')
    .set({ paymentMethod: 'account' })
    .where('id', 'in', orderIds)
    .execute()
  const pays = async (cashCents: number) => {
    const fact = { kind: 'not_delivered', code: 'refused', counts: [], cashCents } as const
    return (await phone.send([phone.tell(stop.id, fact)])).verdicts[0]
  }
  expect(await pays(1_00)).toMatchObject({ flags: ['cash_not_due'] })
  await overduePaper(db, customerId, 42_10)
  expect(await pays(42_10)).toMatchObject({ verdict: 'accepted' })
  expect(await pays(42_11)).toMatchObject({ flags: ['cash_not_due'] })
})
