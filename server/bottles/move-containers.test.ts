import { expect, test } from 'vitest'
import type { z } from 'zod'
import { byCommand } from '../../domain/actor.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { roadShop } from '../../tests/support/road-shop.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { recountContainersDeed } from './container-deeds.ts'
import { containerCommands } from './container-commands.ts'
import { checkContainers, findContainers } from './container-places.ts'
import { type DoneWithContainers, moveContainers } from './move-containers.ts'

async function shopWithBottles() {
  const shop = await roadShop()
  const { app, db, water: goodId } = shop
  const move = (deed: DoneWithContainers['deed'], pieces: number) =>
    allOrNothing(db, (tx) => moveContainers(app, tx, byCommand, { goodId, deed, pieces, note: '' }))
  const places = async () => (await findContainers(db))[0]!
  const run = (name: string, options: Record<string, string> = {}) =>
    containerCommands[name]!.run(app, { words: [], options })
  return { ...shop, move, places, run }
}

test('bottles are bought, filled at the bottler, broken and scrapped, and none is lost', async () => {
  const { move, places, db } = await shopWithBottles()
  for (const [deed, pieces] of [
    ['bought', 600],
    ['sent', 500],
    ['came_back', 450],
    ['damaged', 10],
    ['scrapped', 4],
  ] as const)
    expect((await move(deed, pieces)).ok).toBe(true)
  expect(await places()).toMatchObject({
    ours: 596,
    places: { full: 450, empties: 90, bottler: 50, damaged: 6, vans: 0, customers: 0, lost: 0 },
  })
  expect(await checkContainers(db)).toEqual([])
})

test('a place gives no more than it has', async () => {
  const { move } = await shopWithBottles()
  expect(await move('sent', 1)).toMatchObject({ refusal: { code: 'not_that_many' } })
})

test('what is counted otherwise is lost, or found again', async () => {
  const { move, places, run, water } = await shopWithBottles()
  await move('bought', 10)
  const recount = (pieces: string) =>
    run('bottle recount', { good: String(water), place: 'empties', pieces })
  await recount('8')
  expect((await places()).places).toMatchObject({ empties: 8, lost: 2 })
  await recount('9')
  expect((await places()).places).toMatchObject({ empties: 9, lost: 1 })
  expect((await run('bottle places')).lines[0]).toContain('empties 9, lost 1 = 10.')
  expect((await run('bottle check')).lines).toEqual(['Every bottle is at one place.'])
})

test('a count is not undone over what has come since', async () => {
  const { app, db, move, places, water: goodId } = await shopWithBottles()
  await move('bought', 10)
  const count = { goodId, place: 'empties', pieces: 8, note: '' } as const
  const recount = (input: z.output<typeof recountContainersDeed.input>) =>
    allOrNothing(db, (tx) => recountContainersDeed.run(app, tx, byCommand, input))
  const counted = await recount(count)
  const undo = recountContainersDeed.input.parse(counted.ok && counted.value.undo?.input)
  await move('bought', 5)
  expect(await recount(undo)).toMatchObject({ refusal: { code: 'changed_since' } })
  expect((await places()).places).toMatchObject({ empties: 13, lost: 2 })
})

// Trap 7.
test("a neighbour's bottles that come back do not vanish", async () => {
  const { app, db, order, close, places, water } = await shopWithBottles()
  const { orderId } = await order({ left: 1, back: 1, house: 1 })
  await close()
  const counts = [{ goodId: water, left: 1, taken: 4 }]
  expect((await deliverOrder(app, { orderId, counts })).ok).toBe(true)
  expect(await places()).toMatchObject({
    places: { customers: -3, empties: 4, full: -1 },
    beyondHeld: 3,
  })
  expect(await checkContainers(db)).toEqual([])
})
