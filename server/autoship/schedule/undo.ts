import { type Actor, byCustomer } from '../../../domain/actor.ts'
import { sql } from 'kysely'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { DAY_MS } from '../../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { signLink, verifyNumbers } from '../../platform/signed-link.ts'
import { loadAutoships } from '../plan/plan-store.ts'
import type { UndoStep } from '../plan/undo-step.ts'
import { auditOwnChange, type OwnChange } from '../plan/own-change.ts'
import { restoreAutoship } from '../plan/remove-autoship.ts'
import { queueChangeMail } from '../plan/autoship-mails.ts'
import type { AutoshipKey } from '../plan/lock-autoship.ts'
import { writeFields } from '../plan/write-fields.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { moveDelivery } from './move-delivery.ts'
import { restoreSeries } from './move-series.ts'
import { skipDelivery, unskipDelivery } from './skip-delivery.ts'

const purpose = 'autoship-undo'

/** Makes a change of a customer's, and answers the key that undoes it. */
export async function withUndo(
  app: App,
  tx: Tx,
  by: Actor,
  own: OwnChange,
  work: (tx: Tx) => Promise<Outcome<UndoStep[], Refusal>>,
): Promise<Outcome<string | null, Refusal>> {
  const changed = await work(tx)
  return changed.ok ? done(await saveUndo(app, tx, by, own, changed.value)) : changed
}

/** Stores who has made a change and how to undo it, and returns the key for that; null when nothing was changed. */
export async function saveUndo(
  app: App,
  tx: Tx,
  by: Actor,
  own: OwnChange,
  steps: readonly UndoStep[],
): Promise<string | null> {
  if (steps.length === 0) return null
  const { customerId } = own
  await auditOwnChange(app, tx, by, own)
  const madeAt = app.clock.now()
  const ids = [...new Set(steps.map(({ autoshipId }) => autoshipId))]
  const versions = await versionsOf(tx, ids)
  const { id } = await tx
    .insertInto('autoshipChanges')
    .values({
      customerId,
      madeAt,
      steps: JSON.stringify(steps),
      versions: JSON.stringify(versions),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const expires = new Date(madeAt.getTime() + DAY_MS)
  return signLink(app.secret, { purpose, subject: `${customerId}:${id}`, expires })
}

/** Undoes a change as a whole, for 24 hours; refused when the autoship has been changed since. */
export async function undoChange(app: App, tx: Tx, key: string): Promise<Outcome<null, Refusal>> {
  const link = verifyNumbers(app.secrets, purpose, key, app.clock.now())
  if (!link.ok) return refuse({ code: 'not_found' })
  const [customerId = 0, changeId = 0] = link.value.numbers
  const change = await lockChange(tx, { customerId, changeId })
  if (!change) return refuse({ code: 'not_found' })
  if (change.undoneAt) return done(null)
  const by = byCustomer(customerId)
  const undone = await undoSteps(app, tx, by, { ...change, customerId })
  if (!undone.ok) return undone
  await auditOwnChange(app, tx, by, { action: 'autoships.undo', customerId })
  await tx
    .updateTable('autoshipChanges')
    .set({ undoneAt: app.clock.now() })
    .where('id', '=', changeId)
    .execute()
  return done(null)
}

type Undoing = { customerId: number; steps: UndoStep[]; versions: Record<string, number> }

/** Takes the steps back, unless one of their autoships has another version since. */
export async function undoSteps(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, steps, versions }: Undoing,
): Promise<Outcome<null, Refusal>> {
  const now = await versionsOf(tx, Object.keys(versions).map(Number))
  if (Object.entries(versions).some(([id, version]) => now[id] !== version))
    return refuse({ code: 'conflict' })
  for (const step of steps) {
    const undone = await undoStep(app, tx, by, { customerId, ...step })
    if (!undone.ok) return undone
  }
  return done(null)
}

type Change = Omit<Undoing, 'customerId'> & { undoneAt: Date | null }

async function lockChange(
  tx: Tx,
  { customerId, changeId }: { customerId: number; changeId: number },
): Promise<Change | undefined> {
  const { rows } = await sql<Change>`
    select steps, versions, undone_at from autoship_changes
    where id = ${changeId} and customer_id = ${customerId} for update`.execute(tx)
  return rows[0]
}

function undoStep(
  app: App,
  tx: Tx,
  by: Actor,
  target: UndoStep & { customerId: number },
): Promise<Outcome<unknown, Refusal>> {
  if (target.kind === 'skip') return skipDelivery(app, tx, by, target)
  if (target.kind === 'unskip') return unskipDelivery(app, tx, by, target)
  if (target.kind === 'move') return moveDelivery(app, tx, by, { ...target, newDay: target.day })
  if (target.kind === 'series') return restoreSeries(app, tx, by, target)
  if (target.kind === 'item') return changeDeliveryItem(app, tx, by, target)
  if (target.kind === 'fields') return restoreFields(app, tx, by, target)
  return restoreAutoship(app, tx, by, target)
}

async function restoreFields(
  app: App,
  tx: Tx,
  by: Actor,
  target: AutoshipKey & Pick<Extract<UndoStep, { kind: 'fields' }>, 'row'>,
): Promise<Outcome<unknown, Refusal>> {
  const [before] = await loadAutoships(tx, target, app.clock.today())
  const written = await writeFields(app, tx, by, target, target.row)
  if (written.ok && before) await queueChangeMail(app, tx, target, before)
  return written
}

export async function versionsOf(tx: Tx, ids: readonly number[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from autoships where id = any(${ids}::bigint[])`.execute(tx)
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]))
}
