import type { CartBasis } from '../../../contract/shop/cart-basis.ts'
import type { Details } from '../../../contract/shop/cart-details.ts'
import type { CartItem } from '../../../contract/shop/cart-record.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'

type GoodDeposit = NonNullable<Details['explained']>['deposit']['goods'][number]

/** `inSets` counts bottles that come in sets; `unpaid` is the part of the refund never paid in. */
export type LineDeposit = GoodDeposit & { inSets: number; unpaid: number }

type Lines = {
  items: readonly Pick<CartItem, 'good_id' | 'order'>[]
  details: Pick<Details, 'explained' | 'bail_to_refund'>
  basis?: Pick<CartBasis, 'goods'>
}

/** The deposit by good id. Bottles that only come in sets are shown on the set's line. */
export function lineDeposits({ items, details, basis }: Lines): ReadonlyMap<number, LineDeposit> {
  const bottleOf = (goodId: number) =>
    basis?.goods.find(({ good_id }) => good_id === goodId)?.bottles?.good_id
  const deposits = refundable(details)
  return new Map(
    deposits.flatMap((deposit): [number, LineDeposit][] => {
      const own = items.find(({ good_id }) => good_id === deposit.good_id)
      const line = own ?? items.find(({ good_id }) => bottleOf(good_id) === deposit.good_id)
      return line ? [[line.good_id, { ...deposit, inSets: deposit.order - (own?.order ?? 0) }]] : []
    }),
  )
}

/** The lines together never promise a larger refund than was paid in. */
function refundable({
  explained,
  bail_to_refund,
}: Lines['details']): Omit<LineDeposit, 'inSets'>[] {
  let leftCents = centsOf(bail_to_refund)
  return (explained?.deposit.goods ?? []).map((deposit) => {
    const wholeCents = centsOf(deposit.refund)
    const refundCents = Math.min(wholeCents, leftCents)
    leftCents -= refundCents
    return { ...deposit, refund: eurosOf(refundCents), unpaid: eurosOf(wholeCents - refundCents) }
  })
}
