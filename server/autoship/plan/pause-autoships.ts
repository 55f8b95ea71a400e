import type { Actor } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { checkPause } from '../../../domain/autoship/pause.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { officeOf } from '../../orders/office-note.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { nextDayOf } from './autoship-answer.ts'
import { pauseProblem } from './check-fields.ts'
import { loadAutoships, type LoadedAutoship } from './plan-store.ts'
import type { UndoStep } from './undo-step.ts'
import { lockAutoship } from './lock-autoship.ts'
import { queueAutoshipMail } from './autoship-mails.ts'
import { writeFields } from './write-fields.ts'

export type PausedAutoship = { before: LoadedAutoship; skipped: Day[]; nextOn: Day | null }

export type PauseResult = { paused: PausedAutoship[]; steps: UndoStep[] }

/** A holiday: pauses all autoships between these days, replacing their earlier pauses. */
export async function pauseAutoships(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, from, to }: { customerId: number; from: Day; to: Day },
): Promise<Outcome<PauseResult, Refusal>> {
  const checked = checkPause(from, to, app.clock.today())
  if (!checked.ok) return refuse({ fields: pauseProblem(checked.refusal) })
  return changeEach(app, tx, by, customerId, ({ isActive }) => isActive, {
    isPaused: true,
    pauseFrom: from,
    pauseTo: to,
  })
}

/** Ends all pauses; the deliveries they skipped are restored where their day is still open. */
export const endPause = (
  app: App,
  tx: Tx,
  by: Actor,
  { customerId }: { customerId: number },
): Promise<Outcome<PauseResult, Refusal>> =>
  changeEach(app, tx, by, customerId, ({ isPaused }) => isPaused, {
    isPaused: false,
    pauseFrom: null,
    pauseTo: null,
  })

type Pause = { isPaused: boolean; pauseFrom: Day | null; pauseTo: Day | null }

async function changeEach(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
  isAffected: (autoship: LoadedAutoship) => boolean,
  row: Pause,
): Promise<Outcome<PauseResult, Refusal>> {
  const all = await loadAutoships(tx, { customerId }, app.clock.today())
  const result: PauseResult = { paused: [], steps: [] }
  for (const { id: autoshipId } of all.filter(
    (autoship) => isAffected(autoship) && !autoship.isLocked,
  )) {
    const key = { customerId, autoshipId }
    const locked = await lockAutoship(app, tx, key)
    if (!locked.ok) return locked
    const before = locked.value
    const written = await writeFields(app, tx, by, key, row)
    if (!written.ok) return written
    const [after] = await loadAutoships(tx, key, app.clock.today())
    if (after!.isActive) {
      const event = row.isPaused ? 'paused' : 'resumed'
      const office = await officeOf(tx, by)
      await queueAutoshipMail(app, tx, after!, event, `${event}:${after!.version}`, office)
    }
    result.paused.push({ before, skipped: written.value, nextOn: await nextDayOf(app, after!) })
    const { isPaused, pauseFrom, pauseTo } = before
    result.steps.push({ kind: 'fields', autoshipId, row: { isPaused, pauseFrom, pauseTo } })
  }
  return done(result)
}
