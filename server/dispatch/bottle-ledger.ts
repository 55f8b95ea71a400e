import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { PaperKind } from '../../domain/papers/numbers.ts'
import type { Db } from '../platform/database/connect.ts'

export type MovementRow = {
  id: number
  movedOn: Day
  goodId: number
  nameLv: string
  nameEn: string
  delivered: number
  returned: number
  declaredDelivered: number
  declaredReturned: number
  heldAfter: number
  depositCents: number
  depositAfterCents: number
  orderId: number | null
  causeKind: string
  note: string | null
  paperKind: PaperKind | null
  paperYear: number | null
  paperNumber: number | null
  disputeState: 'open' | 'accepted' | 'refused' | null
  disputeAnswer: string | null
}

/** Every movement of bottles and rented goods, the newest first, with its order and its paper. */
export async function bottleLedger(
  db: Db,
  customerId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: MovementRow[]; total: number }> {
  const { rows } = await sql<MovementRow>`
    with summed as (
      select m.*, sum(m.deposit_cents) over (order by m.id)::bigint as deposit_after_cents
      from bottle_movements m where m.customer_id = ${customerId}
    )
    select m.id, m.moved_on, m.good_id, g.name_lv, g.name_en, m.delivered, m.returned, m.declared_delivered,
      m.declared_returned, m.held_after, m.deposit_cents, m.deposit_after_cents, m.order_id, m.cause_kind, m.note,
      p.kind as paper_kind, p.year as paper_year, p.number as paper_number,
      d.state as dispute_state, d.answer as dispute_answer
    from summed m
      join goods g on g.id = m.good_id
      left join papers p on p.order_id = m.order_id and p.kind = 'invoice' and p.customer_id = m.customer_id
      left join bottle_disputes d on d.movement_id = m.id
    order by m.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const { total } = await db
    .selectFrom('bottleMovements')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  return { rows, total }
}
