import { expect, test } from 'vitest'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { dispatchJobs } from '../jobs.ts'

test('what fits no stop of ours loses its text after 90 days, whomever it names', async () => {
  const { app, db, phone, from, stopsOf, delivered, shop } = await twoVans()
  const [stop] = await stopsOf(from)
  const told = (stopId: number, note: string) => phone.tell(stopId, { ...delivered(), note })
  await phone.send([
    told(stop!.id, 'Zvans nestrādā'),
    told(987_654, 'Anna Ozola'),
    told(stop!.id, `Berta Liepa ${'x'.repeat(400)}`),
  ])
  const forget = dispatchJobs(app)['dispatch.forget-words']
  const texts = async () => {
    await forget()
    const rows = await db
      .selectFrom('driverEvents')
      .select(['verdict', 'signedText', 'flags', 'fact'])
      .orderBy('number')
      .execute()
    return rows.map(({ signedText, fact, ...row }) => ({
      ...row,
      hasText: signedText !== '' || 'note' in (fact as object),
    }))
  }
  const accepted = { verdict: 'accepted', flags: [], hasText: true }
  const parked = (flag: string, hasText: boolean) => ({ verdict: 'parked', flags: [flag], hasText })
  shop.clock.set('2027-02-20T09:00:00Z')
  expect(await texts()).toEqual([
    accepted,
    parked('unknown_stop', true),
    parked('unreadable', true),
  ])
  shop.clock.set('2027-02-23T09:00:00Z')
  expect(await texts()).toEqual([
    accepted,
    parked('unknown_stop', false),
    parked('unreadable', false),
  ])
})

test('what is told of a door after its customer was erased names nobody from the next night on', async () => {
  const { app, db, phone, from, stopsOf, delivered, shop } = await twoVans()
  const [stop, other] = await stopsOf(from)
  await db
    .updateTable('customers')
    .set({ email: null, name: null, phone: null, anonymisedAt: shop.clock.now() })
    .where('id', '=', stop!.customerId)
    .execute()
  shop.clock.set(new Date(shop.clock.now().getTime() + 60_000).toISOString())
  const told = { ...delivered(), receiver: 'Anna Ozola' }
  await phone.send([phone.tell(stop!.id, told), phone.tell(other!.id, told)])
  await dispatchJobs(app)['dispatch.forget-words']()
  const rows = await db
    .selectFrom('driverEvents')
    .select(['stopId', 'fact', 'signedText'])
    .orderBy('number')
    .execute()
  expect(rows.map((row) => JSON.stringify(row).includes('Anna Ozola'))).toEqual([false, true])
})
