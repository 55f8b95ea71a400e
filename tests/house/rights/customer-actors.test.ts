import { expect, test } from 'vitest'
import type { Calls } from '../../../contract/shared/call.ts'
import { calls } from '../../../contract/shop/calls.ts'
import { historyReader, rowsOfAct } from './acts/history-rows.ts'
import { shopAutoshipTries, shopOrderTries } from './acts/shop-orders.ts'
import { shopPeopleTries } from './acts/shop-people.ts'
import { customersWithoutHistory } from './acts/without-history.ts'
import { newWorld } from './acts/world.ts'

/** What customers change themselves leaves that it was they. */
const world = await newWorld()
const readHistory = await historyReader(world.db)
const tries = { ...shopOrderTries, ...shopAutoshipTries, ...shopPeopleTries }

test('every call of a customer that writes is tried, or leaves nothing for a reason', () => {
  const known = [...Object.keys(tries), ...Object.keys(customersWithoutHistory)]
  const writing = Object.entries(calls as Calls).filter(([, { method }]) => method !== 'GET')
  expect(known.toSorted()).toEqual(writing.map(([name]) => name).toSorted())
})

test.each(Object.keys(tries))('%s leaves who did it', async (name) => {
  const { act, whoId } = await tries[name]!(world)
  const rows = await rowsOfAct(readHistory, act)
  expect(rows).not.toEqual([])
  expect(
    rows.filter(({ actorKind, actorId }) => actorKind !== 'customer' || actorId !== whoId),
  ).toEqual([])
})
