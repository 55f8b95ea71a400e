import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'

/** Undefined if there is no such code, or it has ended before. */
export async function endPromo(
  app: App,
  tx: Tx,
  by: Actor,
  { code, reason }: { code: string; reason: string },
): Promise<{ id: number } | undefined> {
  const ended = await tx
    .updateTable('promoCodes')
    .set({ isActive: false })
    .where('code', '=', code)
    .where('isActive', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (ended)
    await audit(app, tx, by, {
      action: 'promo.end',
      subject: 'promo_code',
      subjectId: ended.id,
      details: { code, why: reason },
    })
  return ended
}
