import { z } from 'zod'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { setStock, type SetStockRefusal } from './set-stock.ts'

const Counting = z.object({
  goodId: z.int(),
  pieces: z.int(),
  reason: z.string(),
  /** The stock that an earlier count left, when that count is undone. */
  from: z.int().optional(),
})

/** The pieces that were counted become the stock; the difference is measured at the price. */
export const countStockDeed: Deed<z.output<typeof Counting>> = {
  name: 'stock.count',
  right: 'countStock',
  input: Counting,
  isAudited: true,
  subject: ({ goodId }) => ({ kind: 'good', id: goodId }),
  reasonOf: ({ reason }) => reason,
  reach: async (tx, { goodId, pieces }) => {
    const good = await tx
      .selectFrom('goods')
      .leftJoin('stock', 'stock.goodId', 'goods.id')
      .select(['basePriceCents', 'onHand'])
      .where('goods.id', '=', goodId)
      .executeTakeFirst()
    return good ? { cents: Math.abs(pieces - (good.onHand ?? 0)) * good.basePriceCents } : {}
  },
  run: async (app, tx, by, { goodId, pieces, reason, from }) => {
    const counted = await setStock(app, tx, by, { goodId, pieces, note: reason })
    if (!counted.ok) return refuseStock(counted.refusal)
    const { before } = counted.value
    if (from !== undefined && before !== from) return refuse({ code: 'changed_since' })
    if (before === pieces) return done({ undo: null })
    const back = { goodId, pieces: before, reason: 'Atsaukts', from: pieces }
    return done({ undo: { deed: 'stock.count', input: back } })
  },
}

/** As the office reads it. */
export function refuseStock(refusal: SetStockRefusal): Outcome<never, Refusal> {
  if (refusal.code === 'reserved')
    return refuse({ code: 'stock_reserved', reserved: refusal.reserved })
  return refuse({ code: refusal.code === 'not_counted' ? 'not_counted' : 'not_found' })
}
