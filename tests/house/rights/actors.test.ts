import { expect, test } from 'vitest'
import { deeds } from '../../../server/deeds.ts'
import { autoshipTries } from './acts/of-autoships.ts'
import { customerTries } from './acts/of-customers.ts'
import { dayTries } from './acts/of-days.ts'
import { moneyTries } from './acts/of-money.ts'
import { orderTries } from './acts/of-orders.ts'
import { historyReader, rowsOfAct } from './acts/history-rows.ts'
import { newWorld } from './acts/world.ts'

/**
 * No act without its actor: each deed of the office is done once, leaves an act and an entry of the
 * audit trail, and every row of a history that it writes names the person who did it.
 */
const world = await newWorld()
const { db, owner } = world
const readHistory = await historyReader(db)
const tries = { ...orderTries, ...autoshipTries, ...customerTries, ...moneyTries, ...dayTries }

test('every deed of the office is tried', () => {
  expect(Object.keys(tries).toSorted()).toEqual(Object.keys(deeds).toSorted())
})

// Trap 11.
test.each(Object.keys(tries))('%s leaves who did it', async (name) => {
  const input = await tries[name]!(world)
  let actionId: number | null = null
  const rows = await rowsOfAct(readHistory, async () => {
    actionId = await world.act(name, input)
  })
  const acts = db.selectFrom('officeActions').select(['deed', 'staffId'])
  expect(await acts.where('id', '=', actionId!).executeTakeFirst()).toEqual({
    deed: name,
    staffId: owner.id,
  })
  expect(rows.map(({ table }) => table)).toContain('audit_trail')
  // The second person who lets it be done is in the trail too.
  const others = rows.filter(({ actorId }) => actorId !== owner.id && actorId !== world.second.id)
  expect(others).toEqual([])
})
