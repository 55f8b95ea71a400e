import { expect, test } from 'vitest'
import { driverCalls } from '../../../contract/driver/calls.ts'
import { DeedAnswer } from '../../../contract/office/deed-call.ts'
import { officeCalls } from '../../../contract/office/calls.ts'
import type { Calls } from '../../../contract/shared/call.ts'
import { ownTries, peopleTries } from './acts/office-people.ts'
import { runTries } from './acts/office-runs.ts'
import { workTries } from './acts/office-work.ts'
import { historyReader, type HistoryRow, rowsOfAct } from './acts/history-rows.ts'
import { phoneTries } from './acts/phone-calls.ts'
import { withoutHistory } from './acts/without-history.ts'
import { newWorld } from './acts/world.ts'

/** The calls of office and phone that are no deeds: each leaves who made it, too. */
const world = await newWorld()
const readHistory = await historyReader(world.db)
const tries = { ...ownTries, ...peopleTries, ...workTries, ...runTries, ...phoneTries }

/** Deeds are tried in `actors.test.ts`. */
const writing = (calls: Calls) =>
  Object.entries(calls)
    .filter(([, { method, answer }]) => method !== 'GET' && answer !== DeedAnswer)
    .map(([name]) => name)

test('every call of office and phone that writes is tried, or leaves nothing for a reason', () => {
  const known = [...Object.keys(tries), ...Object.keys(withoutHistory)]
  const calls = [...writing(officeCalls), ...writing(driverCalls)]
  expect(known.toSorted()).toEqual(calls.toSorted())
})

test.each(Object.keys(tries))('%s leaves who did it', async (name) => {
  const { act, whoId = world.owner.id, askerId } = await tries[name]!(world)
  const rows = await rowsOfAct(readHistory, act)
  expect(rows).not.toEqual([])
  const isTheirs = ({ actorKind, actorId }: HistoryRow) =>
    (actorId === whoId || actorId === askerId) && (actorKind === 'staff' || actorKind === 'driver')
  expect(rows.filter((row) => !isTheirs(row))).toEqual([])
})
