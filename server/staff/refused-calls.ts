import type { Refusal } from '../../contract/shared/refusals.ts'
import type { AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { RefusedCall } from '../platform/http/mount.ts'
import { namesWithRole } from './store.ts'

/**
 * Records what staff tried and may not do, and every refused write, but no preview, which tries
 * nothing; a refusal of the right names the people who may. It runs after the verb, whose own
 * transaction may be rolled back.
 */
export const recordRefusedCall =
  ({ db, clock }: AppWithDb) =>
  async ({ name, call, by, params, query, refusal }: RefusedCall): Promise<Refusal> => {
    if (by.kind !== 'staff' && by.kind !== 'driver') return refusal
    if ('fields' in refusal) return refusal
    const isAboutRight = refusal.code === 'not_permitted'
    if (!isAboutRight && call.method === 'GET') return refusal
    const id = Number((params as { id?: string } | null)?.id)
    const isPreview = (query as { preview?: string } | null)?.preview !== undefined
    if (!isPreview)
      await inTransaction(db, (tx) =>
        audit({ clock }, tx, by, {
          action: `office.${name}`,
          refused: refusal.code,
          ...(Number.isSafeInteger(id) && { subjectId: id }),
        }),
      )
    if (!isAboutRight) return refusal
    return { ...refusal, people: await namesWithRole(db, refusal.mayDo, clock.today()) }
  }
