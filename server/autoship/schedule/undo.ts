import { sql } from 'kysely'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { AppWithDb as App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { signLink, verifyLink } from '../../platform/signed-link.ts'
import { loadAutoships, type UndoStep } from '../plan/plan-store.ts'
import { restoreAutoship } from '../plan/remove-autoship.ts'
import { queueChangeMail } from '../plan/autoship-mails.ts'
import type { AutoshipKey } from '../plan/lock-autoship.ts'
import { writeFields } from '../plan/write-fields.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { moveDelivery } from './move-delivery.ts'
import { skipDelivery, unskipDelivery } from './skip-delivery.ts'

const purpose = 'autoship-undo'
const DAY_MS = 86_400_000

export type UndoableWork = (tx: Db) => Promise<Outcome<UndoStep[], Refusal>>

/** Runs a change and returns the key that undoes it for 24 hours; null when nothing was changed. */
export const withUndo = (
  app: App,
  customerId: number,
  work: UndoableWork,
): Promise<Outcome<string | null, Refusal>> =>
  allOrNothing(app.db, async (tx) => {
    const changed = await work(tx)
    if (!changed.ok) return changed
    return done(
      changed.value.length === 0 ? null : await insertUndo(app, tx, customerId, changed.value),
    )
  })

async function insertUndo(
  app: App,
  tx: Db,
  customerId: number,
  steps: readonly UndoStep[],
): Promise<string> {
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

/** Undoes a change as a whole; refused when the autoship has been changed since. */
export async function undoChange(app: App, key: string): Promise<Outcome<null, Refusal>> {
  const link = verifyLink(app.secret, purpose, key, app.clock.now())
  if (!link.ok) return refuse({ code: 'not_found' })
  const [customerId, changeId] = link.value.subject.split(':').map(Number)
  return allOrNothing(app.db, async (tx): Promise<Outcome<null, Refusal>> => {
    const { rows } = await sql<{
      steps: UndoStep[]
      versions: Record<string, number>
      undoneAt: Date | null
    }>`
      select steps, versions, undone_at from autoship_changes
      where id = ${changeId!} and customer_id = ${customerId!} for update`.execute(tx)
    const [change] = rows
    if (!change) return refuse({ code: 'not_found' })
    if (change.undoneAt) return done(null)
    const now = await versionsOf(tx, Object.keys(change.versions).map(Number))
    if (Object.entries(change.versions).some(([id, version]) => now[id] !== version))
      return refuse({ code: 'conflict' })
    for (const step of change.steps) {
      const undone = await undoStep(app, tx, customerId!, step)
      if (!undone.ok) return undone
    }
    await tx
      .updateTable('autoshipChanges')
      .set({ undoneAt: app.clock.now() })
      .where('id', '=', changeId!)
      .execute()
    return done(null)
  })
}

function undoStep(
  app: App,
  tx: Db,
  customerId: number,
  step: UndoStep,
): Promise<Outcome<unknown, Refusal>> {
  const target = { customerId, ...step }
  if (target.kind === 'skip') return skipDelivery(app, tx, target)
  if (target.kind === 'unskip') return unskipDelivery(app, tx, target)
  if (target.kind === 'move') return moveDelivery(app, tx, { ...target, newDay: target.day })
  if (target.kind === 'item') return changeDeliveryItem(app, tx, target)
  if (target.kind === 'fields') return restoreFields(app, tx, target)
  return restoreAutoship(app, tx, target)
}

async function restoreFields(
  app: App,
  tx: Db,
  target: AutoshipKey & Pick<Extract<UndoStep, { kind: 'fields' }>, 'row'>,
): Promise<Outcome<unknown, Refusal>> {
  const [before] = await loadAutoships(tx, target, app.clock.today())
  const written = await writeFields(app, tx, target, target.row)
  if (written.ok && before) await queueChangeMail(app, tx, target, before)
  return written
}

async function versionsOf(tx: Db, ids: readonly number[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from autoships where id = any(${ids}::bigint[])`.execute(tx)
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]))
}
