import { sql } from 'kysely'
import type { Refusal } from '../../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { signLink, verifyLink } from '../../platform/signed-link.ts'
import { loadAutoships } from '../load-autoships.ts'
import { restoreAutoship } from '../remove-autoship.ts'
import { tellDifference } from '../tell-difference.ts'
import type { Which } from '../open-autoship.ts'
import { writeFields } from '../write-fields.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { moveDelivery } from './move-delivery.ts'
import { skipDelivery, unskipDelivery } from './skip-delivery.ts'
import type { Step } from './undo-steps.ts'

const purpose = 'autoship-undo'
const DAY_MS = 86_400_000

/** Does a change and leaves a key with which it can be taken back for a day; null when nothing was changed. */
export const undoable = (
  app: App,
  customerId: number,
  work: (tx: Db) => Promise<Outcome<Step[], Refusal>>,
): Promise<Outcome<string | null, Refusal>> =>
  allOrNothing(app.db, async (tx) => {
    const changed = await work(tx)
    if (!changed.ok) return changed
    return done(
      changed.value.length === 0 ? null : await keepUndo(app, tx, customerId, changed.value),
    )
  })

async function keepUndo(
  app: App,
  tx: Db,
  customerId: number,
  steps: readonly Step[],
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

/** Takes a change back as a whole, unless something else has changed since. */
export async function undo(app: App, key: string): Promise<Outcome<null, Refusal>> {
  const link = verifyLink(app.secret, purpose, key, app.clock.now())
  if (!link.ok) return refuse({ code: 'not_found' })
  const [customerId, changeId] = link.value.subject.split(':').map(Number)
  return allOrNothing(app.db, async (tx): Promise<Outcome<null, Refusal>> => {
    const { rows } = await sql<{
      steps: Step[]
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
      const taken = await takeBack(app, tx, customerId!, step)
      if (!taken.ok) return taken
    }
    await tx
      .updateTable('autoshipChanges')
      .set({ undoneAt: app.clock.now() })
      .where('id', '=', changeId!)
      .execute()
    return done(null)
  })
}

function takeBack(
  app: App,
  tx: Db,
  customerId: number,
  step: Step,
): Promise<Outcome<unknown, Refusal>> {
  const which = { customerId, ...step }
  if (which.kind === 'skip') return skipDelivery(app, tx, which)
  if (which.kind === 'unskip') return unskipDelivery(app, tx, which)
  if (which.kind === 'move') return moveDelivery(app, tx, { ...which, newDay: which.day })
  if (which.kind === 'item') return changeDeliveryItem(app, tx, which)
  if (which.kind === 'fields') return fieldsBack(app, tx, which)
  return restoreAutoship(app, tx, which)
}

async function fieldsBack(
  app: App,
  tx: Db,
  which: Which & Pick<Extract<Step, { kind: 'fields' }>, 'row'>,
): Promise<Outcome<unknown, Refusal>> {
  const [before] = await loadAutoships(tx, which, app.clock.today())
  const written = await writeFields(app, tx, which, which.row)
  if (written.ok && before) await tellDifference(app, tx, which, before)
  return written
}

async function versionsOf(tx: Db, ids: readonly number[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from autoships where id = any(${ids}::bigint[])`.execute(tx)
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]))
}
