import { sql } from 'kysely'
import type { Tx } from '../platform/database/connect.ts'

type Bottle = { goodId: number; inEach: number }

export type Door = {
  stopId: number
  runId: number
  shiftId: number | null
  isSettled: boolean
  isWaiting: boolean
  isOnlyOrder: boolean
  /** The bottle that each good of the order is, or has. */
  lent: Map<number, Bottle>
}

type DoorRow = Omit<Door, 'lent'> & { lent: ({ ofGoodId: number } & Bottle)[] }

/** The stop at which an order was delivered last, or waits to be. */
export async function findDoor(tx: Tx, orderId: number): Promise<Door | undefined> {
  const { rows } = await sql<DoorRow>`
    select s.id as stop_id, s.run_id, r.shift_id, r.state = 'settled' as is_settled,
      s.state = 'waiting' as is_waiting,
      not exists (select from stop_orders o
        where o.stop_id = s.id and o.order_id <> ${orderId}) as is_only_order,
      (select coalesce(json_agg(json_build_object('ofGoodId', g.id, 'goodId', c.id,
          'inEach', coalesce(g.bottles_in_set, 1))), '[]')
        from goods g join goods c on c.id = coalesce(g.bottles_of_good_id, g.id)
        where c.is_lent and c.bottle_kind <> 'none') as lent
    from stop_orders p join stops s on s.id = p.stop_id join runs r on r.id = s.run_id
    where p.order_id = ${orderId} and s.state in ('waiting', 'done')
    order by s.id desc limit 1`.execute(tx)
  const [row] = rows
  return row && { ...row, lent: new Map(row.lent.map((good) => [good.ofGoodId, good])) }
}
