import { z } from 'zod'
import { done } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { Deed } from '../actions/deed.ts'
import { refuseStock } from './count-deed.ts'
import { moveStock, type StockMovement } from './move-stock.ts'

const Moving = z.object({
  goodId: z.int(),
  pieces: z.int(),
  reason: z.string(),
  isBack: z.boolean().optional(),
})
type Moving = z.output<typeof Moving>

const movingDeed = (name: string, right: Right, kind: StockMovement['kind']): Deed<Moving> => ({
  name,
  right,
  input: Moving,
  isAudited: true,
  subject: ({ goodId }) => ({ kind: 'good', id: goodId }),
  reasonOf: ({ reason }) => reason || null,
  reach: async (tx, { goodId, pieces }) => {
    const good = await tx
      .selectFrom('goods')
      .select('basePriceCents')
      .where('id', '=', goodId)
      .executeTakeFirst()
    return good ? { cents: pieces * good.basePriceCents } : {}
  },
  run: async (app, tx, by, moving) => {
    const moved = await moveStock(app, tx, by, { ...moving, kind, note: moving.reason })
    if (!moved.ok) return refuseStock(moved.refusal)
    const back = { ...moving, isBack: !moving.isBack, reason: 'Atsaukts' }
    return done({ undo: { deed: name, input: back } })
  },
})

/** Goods that came from a supplier. */
export const receiveStockDeed = movingDeed('stock.receive', 'receiveGoods', 'receipt')

/** Goods that are spoiled, broken or gone, measured at their price. */
export const writeOffStockDeed = movingDeed('stock.write_off', 'countStock', 'write_off')
