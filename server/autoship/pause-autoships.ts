import type { Refusal } from '../../contract/refusals.ts'
import { checkPause } from '../../domain/autoship/pause.ts'
import type { Day } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { nextDayOf } from './autoship-answer.ts'
import { pauseProblem } from './change-fields.ts'
import type { Step } from './diary/undo-steps.ts'
import { type LoadedAutoship, loadAutoships } from './load-autoships.ts'
import { openAutoship } from './open-autoship.ts'
import { tellSeries } from './tell-series.ts'
import { writeFields } from './write-fields.ts'

export type PausedAutoship = { before: LoadedAutoship; skipped: Day[]; nextOn: Day | null }

type Done = { paused: PausedAutoship[]; steps: Step[] }

/** A holiday: nothing comes of any autoship between these days. An earlier pause of one gives way to it. */
export async function pauseAutoships(
  app: App,
  tx: Db,
  { customerId, from, to }: { customerId: number; from: Day; to: Day },
): Promise<Outcome<Done, Refusal>> {
  const checked = checkPause(from, to, app.clock.today())
  if (!checked.ok) return refuse({ fields: pauseProblem(checked.refusal) })
  return withAll(app, tx, customerId, ({ isActive }) => isActive, {
    isPaused: true,
    pauseFrom: from,
    pauseTo: to,
  })
}

/** Lifts the pauses of all; what the pause had skipped comes after all, where its day can still be had. */
export const endPause = (app: App, tx: Db, customerId: number): Promise<Outcome<Done, Refusal>> =>
  withAll(app, tx, customerId, ({ isPaused }) => isPaused, {
    isPaused: false,
    pauseFrom: null,
    pauseTo: null,
  })

type Pause = { isPaused: boolean; pauseFrom: Day | null; pauseTo: Day | null }

async function withAll(
  app: App,
  tx: Db,
  customerId: number,
  isMeant: (autoship: LoadedAutoship) => boolean,
  row: Pause,
): Promise<Outcome<Done, Refusal>> {
  const all = await loadAutoships(tx, { customerId }, app.clock.today())
  const told: Done = { paused: [], steps: [] }
  for (const { id: autoshipId } of all.filter((one) => isMeant(one) && !one.isLocked)) {
    const which = { customerId, autoshipId }
    const opened = await openAutoship(app, tx, which)
    if (!opened.ok) return opened
    const before = opened.value
    const written = await writeFields(app, tx, which, row)
    if (!written.ok) return written
    const [after] = await loadAutoships(tx, which, app.clock.today())
    if (after!.isActive) {
      const event = row.isPaused ? 'paused' : 'resumed'
      await tellSeries(app, tx, after!, event, `${event}:${after!.version}`)
    }
    told.paused.push({ before, skipped: written.value, nextOn: await nextDayOf(app, after!) })
    const { isPaused, pauseFrom, pauseTo } = before
    told.steps.push({ kind: 'fields', autoshipId, row: { isPaused, pauseFrom, pauseTo } })
  }
  return done(told)
}
