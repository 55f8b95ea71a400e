import type { Refusal } from '../../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { enoughFor, waterOf } from './enough.ts'
import { moveDelivery } from './move-delivery.ts'
import { openDelivery, type WhichDelivery } from './open-delivery.ts'
import { readDiary } from './read-diary.ts'
import type { Step } from './undo-steps.ts'

export type EnoughReply = 'earlier' | 'one_more' | 'fine'

/** One press answers the estimate; what it offers is worked out anew, so that an old page cannot do something else. */
export async function answerEnough(
  app: App,
  tx: Db,
  which: WhichDelivery,
  reply: EnoughReply,
): Promise<Outcome<Step[], Refusal>> {
  const opened = await openDelivery(app, tx, which)
  if (!opened.ok) return opened
  const inside = { ...app, db: tx }
  const diary = await readDiary(inside, which.customerId, 3)
  const known = await enoughFor(inside, which.customerId, diary)
  const { autoshipId, plannedOn } = which
  const next = known?.next
  if (!next || next.autoship.id !== autoshipId || next.planned.plannedOn !== plannedOn)
    return refuse({ code: 'conflict' })
  if (reply === 'earlier') {
    if (!known.earlierOn) return refuse({ code: 'conflict' })
    return moveDelivery(app, tx, { ...which, newDay: known.earlierOn, wholeSeries: false })
  }
  if (reply === 'one_more') {
    const goodId = waterOf(diary, next)!
    const brought = next.made ? next.made.order.items : next.lines.lines
    const { ordered } = brought.find((line) => line.goodId === goodId)!
    return changeDeliveryItem(app, tx, { ...which, goodId, ordered: ordered + 1 })
  }
  await tx
    .updateTable('autoships')
    .set({ fineFor: plannedOn })
    .where('id', '=', autoshipId)
    .execute()
  return done([])
}
