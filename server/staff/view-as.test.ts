import { expect, test } from 'vitest'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@example.lv')
const anna = await shop.customer({ name: 'Anna Ozoliņa', email: 'zile@pasts.lv' })
const params = { id: String(anna.id) }

const viewing = (staffId: number) => owner.api.startViewing({ body: { staffId } })
const latest = (action: string) =>
  shop.db
    .selectFrom('auditTrail')
    .select(['actorId', 'subjectId', 'roles', 'refused'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst()

test('the owner sees what another person sees, and it is recorded from when to when', async () => {
  await viewing(dispatcher.id)
  expect(await owner.api.readOfficeSession()).toMatchObject({
    staff: { id: dispatcher.id, roles: ['dispatcher'] },
    viewedBy: { id: owner.id },
    rights: { changeOrders: 'whole' },
  })
  expect(await owner.api.readCustomerPage({ params })).toMatchObject({ email: null })
  await expect(owner.api.listStaff()).rejects.toMatchObject({ error: 'not_permitted' })
  const begun = { actorId: owner.id, subjectId: dispatcher.id, roles: ['owner'] }
  expect(await latest('staff.viewing_started')).toMatchObject(begun)
  expect(await latest('customers.read')).toMatchObject({ actorId: owner.id, roles: ['owner'] })
  await owner.api.endViewing()
  expect(await latest('staff.viewing_ended')).toMatchObject(begun)
  expect(await owner.api.readOfficeSession()).toMatchObject({
    staff: { id: owner.id },
    viewedBy: null,
  })
  expect(await owner.api.readCustomerPage({ params })).toMatchObject({ email: 'zile@pasts.lv' })
})

test('nothing can be changed meanwhile, and what was tried is recorded', async () => {
  await viewing(dispatcher.id)
  const moving = { orderIds: [1], day: '2026-11-25' }
  const writes = [
    () => owner.api.moveOrders({ body: moving }),
    () => owner.api.moveOrders({ query: { preview: '1' }, body: moving }),
    () => owner.api.startViewing({ body: { staffId: dispatcher.id } }),
    () => owner.api.confirmByCode({ body: { code: '123456' } }),
  ]
  for (const write of writes)
    await expect(write()).rejects.toMatchObject({ status: 403, error: 'read_only' })
  expect(await latest('office.moveOrders')).toMatchObject({
    actorId: owner.id,
    refused: 'read_only',
  })
  await owner.api.endViewing()
})

test('others may not look so, and nobody looks as oneself or as a person who has left', async () => {
  await expect(dispatcher.api.startViewing({ body: { staffId: owner.id } })).rejects.toMatchObject({
    error: 'not_permitted',
  })
  await expect(viewing(owner.id)).rejects.toMatchObject({ error: 'not_found' })
  const leaver = await newColleague(shop, 'warehouse', 'noliktava@example.lv')
  await viewing(leaver.id)
  await owner.api.endViewing()
  const reason = 'Aizgāja'
  await owner.api.endStaff({ params: { id: String(leaver.id) }, body: { reason } })
  await expect(viewing(leaver.id)).rejects.toMatchObject({ error: 'not_found' })
})

test('a person who leaves while being looked at gives the owner the own office back', async () => {
  const leaver = await newColleague(shop, 'accountant', 'ruta@example.lv')
  await viewing(leaver.id)
  await shop.db
    .updateTable('staff')
    .set({ endedAt: shop.clock.now() })
    .where('id', '=', leaver.id)
    .execute()
  expect(await owner.api.readOfficeSession()).toMatchObject({
    staff: { id: owner.id },
    viewedBy: null,
  })
  await owner.api.endViewing()
})
