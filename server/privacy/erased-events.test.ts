import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { twoVans } from '../../tests/support/two-vans.ts'
import { eraseFromEvents } from './store.ts'

test('words and the place of a door leave with the customer, and nothing else can be changed', async () => {
  const { db, phone, from, stopsOf, delivered } = await twoVans()
  const [stop] = await stopsOf(from)
  const words = { receiver: 'Anna Ozola', note: 'Zvans nestrādā', firstVisit: { access: '3. st.' } }
  const door = { kind: 'door', latitude: 56.951_77, longitude: 24.113_77 } as const
  // A version of the phone that is newer than the server may tell what it does not know.
  const unknown = { kind: 'called', saidBy: 'Anna Ozola' } as { kind: 'called' }
  const facts = [{ ...delivered(), ...words }, door, unknown]
  await phone.send(facts.map((fact) => phone.tell(stop!.id, fact)))
  await db.transaction().execute((tx) => eraseFromEvents(tx, stop!.customerId))
  const { rows } = await sql`select fact, signed_text from driver_events`.execute(db)
  expect(JSON.stringify(rows)).not.toMatch(/Anna|Zvans|3\. st|9517|1137/)
  expect(rows).toMatchObject([
    { fact: { kind: 'delivered', cashCents: 0 }, signedText: '' },
    { fact: { kind: 'door' }, signedText: '' },
    { fact: { kind: 'called' }, signedText: '' },
  ])
  for (const change of [
    sql`update driver_events set fact = '{"kind": "later"}'`,
    sql`update driver_events set fact = fact - 'cashCents'`,
    sql`update driver_events set fact = '{"kind": "door", "latitude": 1}'`,
    sql`update driver_events set signed_text = 'x'`,
    sql`update driver_events set stop_id = null`,
    sql`delete from driver_events`,
  ])
    await expect(change.execute(db)).rejects.toThrow('append only')
})

test('a parked event loses its text with the customer of the stop that it names', async () => {
  const { db, phone, from, stopsOf, delivered } = await twoVans()
  const [stop, other] = await stopsOf(from)
  const unreadable = (stopId: number, note: string) =>
    phone.tell(stopId, { ...delivered(), note: `${note} "stopId":1 ${'x'.repeat(400)}` })
  await phone.send([unreadable(stop!.id, 'Anna Ozola'), unreadable(other!.id, 'Berta Liepa')])
  await db.transaction().execute((tx) => eraseFromEvents(tx, stop!.customerId))
  const texts = await db
    .selectFrom('driverEvents')
    .select(['verdict', 'signedText'])
    .orderBy('number')
    .execute()
  expect(texts).toEqual([
    { verdict: 'parked', signedText: '' },
    { verdict: 'parked', signedText: expect.stringContaining('Berta Liepa') },
  ])
})
