import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { twoVans } from '../../tests/support/two-vans.ts'
import { eraseFromEvents } from './store.ts'

test('names and notes leave with the customer, and nothing else of an event can be changed', async () => {
  const { db, phone, from, stopsOf, delivered } = await twoVans()
  const [stop] = await stopsOf(from)
  const words = { receiver: 'Anna Ozola', note: 'Zvans nestrādā', firstVisit: { access: '3. st.' } }
  await phone.send([phone.tell(stop!.id, { ...delivered(), ...words })])
  await db.transaction().execute((tx) => eraseFromEvents(tx, stop!.customerId))
  const { rows } = await sql`select fact, signed_text from driver_events`.execute(db)
  expect(JSON.stringify(rows)).not.toMatch(/Anna|Zvans|3\. st/)
  expect(rows).toMatchObject([{ fact: { kind: 'delivered', cashCents: 0 }, signedText: '' }])
  for (const change of [
    sql`update driver_events set fact = '{"kind": "later"}'`,
    sql`update driver_events set stop_id = null`,
    sql`delete from driver_events`,
  ])
    await expect(change.execute(db)).rejects.toThrow('append only')
})
