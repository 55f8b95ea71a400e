import { expect, test } from 'vitest'
import type { DeedDone, Previewed } from '../../contract/office/deed-call.ts'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const ilze = await newColleague(shop, 'customerService', 'ilze@avots.example')
const janis = await newColleague(shop, 'owner', 'janis@avots.example')
const preview = { query: { preview: '1' as const } }

const phoneOf = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('customers')
      .select('phone')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
  ).phone

// Issue 23: two people on one customer.
test('of two people who change one customer the second sees both values, and one wins by choice', async () => {
  const anna = await shop.customer({ phone: '+37120000001' })
  const params = { id: String(anna.id) }
  const mine = { phone: '+37120000003' }
  const seen = (await janis.api.changeContactFor({ ...preview, params, body: mine })) as Previewed
  expect(seen.effects.changes).toMatchObject([{ before: '+37120000001', after: '+37120000003' }])
  await ilze.api.changeContactFor({ params, body: { phone: '+37120000002' } })
  const refused = janis.api.changeContactFor({ params, body: { ...mine, previewHash: seen.hash } })
  const { body } = (await refused.catch((error: unknown) => error)) as {
    body: { error: string; now: Previewed; last: { name: string; deed: string } }
  }
  expect(body).toMatchObject({
    error: 'preview_changed',
    now: { effects: { changes: [{ before: '+37120000002', after: '+37120000003' }] } },
    last: { deed: 'customers.contact' },
  })
  expect(await phoneOf(anna.id)).toBe('+37120000002')
  await janis.api.changeContactFor({ params, body: { ...mine, previewHash: body.now.hash } })
  expect(await phoneOf(anna.id)).toBe('+37120000003')
})

test('of two at the same instant one is done, and the other is told', async () => {
  const anna = await shop.customer({ phone: '+37120000011' })
  const params = { id: String(anna.id) }
  const change = async ({ api }: typeof ilze, phone: string) => {
    const seen = (await api.changeContactFor({ ...preview, params, body: { phone } })) as Previewed
    return () => api.changeContactFor({ params, body: { phone, previewHash: seen.hash } })
  }
  const acts = [await change(ilze, '+37120000012'), await change(janis, '+37120000013')]
  const outcomes = await Promise.allSettled(acts.map((act) => act()))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { error: 'preview_changed' } }])
})

test('undoing takes back just what was changed, an empty phone too, and nothing newer', async () => {
  const anna = await shop.customer({ phone: null, name: 'Anna' })
  const params = { id: String(anna.id) }
  const undo = (done: unknown) =>
    ilze.api.undoAction({ params: { id: String((done as DeedDone).actionId) } })
  const first = await ilze.api.changeContactFor({ params, body: { phone: '20000021' } })
  expect(await phoneOf(anna.id)).toBe('+37120000021')
  await janis.api.changeContactFor({ params, body: { name: 'Anna Kalna' } })
  // A name that no paper could show.
  await expect(
    janis.api.changeContactFor({ params, body: { name: 'Anna 💧' } }),
  ).rejects.toMatchObject({ status: 422 })
  await undo(first)
  expect(await phoneOf(anna.id)).toBeNull()
  const second = await ilze.api.changeContactFor({ params, body: { phone: '20000022' } })
  await janis.api.changeContactFor({ params, body: { phone: '20000023' } })
  await expect(undo(second)).rejects.toMatchObject({ error: 'changed_since' })
  expect(await phoneOf(anna.id)).toBe('+37120000023')
  const door = { params: { ...params, addressId: String(anna.addressId) } }
  const noted = await ilze.api.changeAddressFor({ ...door, body: { notes: 'Kods 12' } })
  await janis.api.changeAddressFor({ ...door, body: { callBeforeMinutes: 15 } })
  await undo(noted)
  const left = shop.db.selectFrom('addresses').select(['notes', 'callBeforeMinutes'])
  expect(await left.where('id', '=', anna.addressId).executeTakeFirst()).toEqual({
    notes: '',
    callBeforeMinutes: 15,
  })
})
