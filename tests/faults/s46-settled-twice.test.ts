import { expect, test } from 'vitest'
import { byCommand, byDriver } from '../../domain/actor.ts'
import { checkContainers } from '../../server/bottles/container-places.ts'
import { runCommands } from '../../server/dispatch/runs/commands.ts'
import { moveRun } from '../../server/dispatch/runs/change-run.ts'
import { findMoneyProblems } from '../../server/payments/check-money.ts'
import { countAsTold } from '../support/road-shop.ts'
import { twoVans } from '../support/two-vans.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

test.each(rounds())('a run that several settle at once is settled once (%i)', async (seed) => {
  const { app, db, shop, from: runId, driverId, phone, stopsOf, delivered, verb } = await twoVans()
  const { upTo, shuffled } = choices(seed)
  const stops = await stopsOf(runId)
  await phone.send(stops.map(({ id }) => phone.tell(id, delivered(1 + upTo(2), upTo(2)))))
  const handIn = () =>
    runCommands['run handin']!.run(app, { words: [], options: { run: String(runId) } })
  const handed = await Promise.allSettled([handIn(), handIn()])
  expect(handed.some(({ status }) => status === 'fulfilled')).toBe(true)
  await countAsTold(shop, runId)
  const driver = byDriver(driverId)
  const people = shuffled([byCommand, byCommand, driver, byCommand])
  const settled = await Promise.all(
    people.map(async (by) => {
      const outcome = await verb((tx) => moveRun(app, tx, by, { runId, to: 'settled' }))
      return { by, isSettled: outcome.ok }
    }),
  )
  expect(settled.filter(({ isSettled }) => isSettled)).toHaveLength(1)
  expect(settled.find(({ by }) => by === driver)).toMatchObject({ isSettled: false })
  expect(await checkContainers(db)).toEqual([])
  expect(await findMoneyProblems(db)).toEqual([])
  expect((await brokenRules(db)).filter((rule) => !rule.startsWith('I13'))).toEqual([])
})
