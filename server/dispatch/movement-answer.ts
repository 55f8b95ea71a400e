import type { BottleMovement } from '../../contract/dispatch.ts'
import type { Language } from '../../contract/refusals.ts'
import { eurosOf } from '../../domain/money.ts'
import { paperNumber } from '../../domain/papers/numbers.ts'
import type { MovementRow } from './bottle-ledger.ts'

/** A movement of bottles in the words of the API. */
export const movementAnswer = (row: MovementRow, language: Language): BottleMovement => ({
  id: row.id,
  cause: row.causeKind,
  date: row.movedOn,
  good_id: row.goodId,
  name: (language === 'en' ? row.nameEn : row.nameLv) ?? '',
  delivered: row.delivered,
  returned: row.returned,
  declared_delivered: row.declaredDelivered,
  declared_returned: row.declaredReturned,
  held: row.heldAfter,
  deposit: eurosOf(row.depositCents),
  deposit_total: eurosOf(row.depositAfterCents),
  order_id: row.orderId,
  invoice: row.paperKind && paperNumber(row.paperKind, row.paperYear!, row.paperNumber!),
  note: row.note ?? '',
  dispute: row.disputeState && { state: row.disputeState, answer: row.disputeAnswer ?? '' },
  may_dispute: row.causeKind === 'delivery' && row.disputeState === null ? 1 : 0,
})
