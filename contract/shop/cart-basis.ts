import { z } from 'zod'
import { Euros, Flag, Id } from '../shared/scalars.ts'
import { BottlesOfSet } from './goods.ts'

const BasisOfGood = z.object({
  good_id: Id,
  vat_percent: z.number(),
  bottles: BottlesOfSet.nullable(),
})

const BasisOfPromo = z.object({
  code: z.string(),
  kind: z.literal(['percent', 'sum', 'free_delivery']),
  percent: z.number().nullable(),
  sum: Euros.nullable(),
  /** Only for these goods; null for all. */
  good_ids: z.array(Id).nullable(),
  minimum: Euros.nullable(),
  leaves_out_services: Flag,
  /** The most that an ended code may take off an order that has it; null for no limit. */
  at_most: Euros.nullable(),
})

/** What a cart's sums depend on, beside its lines: the browser computes the same sums from it. */
export const CartBasis = z
  .object({
    goods: z.array(BasisOfGood),
    delivery_vat_percent: z.number(),
    bonus: Euros,
    enable_bonus: Flag,
    deposit_paid: Euros,
    deposit_required: Euros,
    /** Of what is paid beyond that: promised to other open orders, or to be paid out. */
    deposit_promised: Euros,
    held: z.array(z.object({ good_id: Id, held: z.int() })),
    overdue_debt: Flag,
    promo: BasisOfPromo.nullable(),
  })
  .meta({ id: 'CartBasis' })
export type CartBasis = z.output<typeof CartBasis>
