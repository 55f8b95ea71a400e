import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { staffCommands } from '../staff/commands.ts'

const shop = await orderShop()
const { db } = shop
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const heir = await newColleague(shop, 'dispatcher', 'andris@avots.example')
const anna = await shop.customer({ accountCents: 9_000 })

/** An order on hold whose row is given to a new colleague. */
async function givenRow(email: string) {
  const leaver = await newColleague(shop, 'dispatcher', email)
  const order = await placedOrder(anna, { [good.tea]: 2 }, 2)
  await sql`update orders set held_at = now(), version = version + 1 where id = ${order.id}`.execute(
    db,
  )
  const row = { kind: 'order_held', id: String(order.id) }
  await owner.api.giveAttention({ body: { ...row, staffId: leaver.id } })
  const holder = async () =>
    (await owner.api.readAttention()).rows.find(({ id }) => id === row.id)!.givenTo?.id ?? null
  return { leaver, holder, row }
}

const leave = (id: number, handOverTo: number | null) =>
  owner.api.endStaff({ params: { id: String(id) }, body: { reason: 'Aizgāja', handOverTo } })

test('the open rows of a person who leaves go to another', async () => {
  const { leaver, holder } = await givenRow('dina@avots.example')
  expect(await holder()).toBe(leaver.id)
  await leave(leaver.id, heir.id)
  expect(await holder()).toBe(heir.id)
  const entry = await db
    .selectFrom('auditTrail')
    .select(['subjectId', 'details'])
    .where('action', '=', 'attention.handed_over')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ subjectId: leaver.id, details: { rows: 1, to: heir.id } })
})

test('they go to nobody where nobody is named, also by the command', async () => {
  const first = await givenRow('liga@avots.example')
  await leave(first.leaver.id, null)
  expect(await first.holder()).toBeNull()
  const second = await givenRow('zane@avots.example')
  await staffCommands['staff leave']!.run(shop.app, {
    words: ['zane@avots.example'],
    options: { why: 'Aizgāja' },
  })
  expect(await second.holder()).toBeNull()
})

test('a row is given to those who work here today, and to no other number', async () => {
  const { leaver, holder, row } = await givenRow('vita@avots.example')
  const former = await newColleague(shop, 'dispatcher', 'maris@avots.example')
  await leave(former.id, null)
  const ids = (await heir.api.listColleagues()).rows.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([owner.id, heir.id]))
  expect(ids).not.toContain(former.id)
  for (const staffId of [former.id, 987_654])
    await expect(owner.api.giveAttention({ body: { ...row, staffId } })).rejects.toMatchObject({
      fields: { staffId: [expect.any(String)] },
    })
  expect(await holder()).toBe(leaver.id)
})

test('nobody hands rows over to oneself or to a person who has left, and then stays', async () => {
  const { leaver, holder } = await givenRow('ieva@avots.example')
  const former = await newColleague(shop, 'dispatcher', 'janis@avots.example')
  await leave(former.id, null)
  for (const heirId of [leaver.id, former.id, 987_654])
    await expect(leave(leaver.id, heirId)).rejects.toMatchObject({
      fields: { handOverTo: [expect.any(String)] },
    })
  expect(await holder()).toBe(leaver.id)
})
