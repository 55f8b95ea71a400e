import type { CartBasis } from '../../../contract/cart-basis.ts'
import type { CartItem, Details } from '../../../contract/cart-record.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'

type GoodDeposit = NonNullable<Details['explained']>['deposit']['goods'][number]

/** A line's deposit, how many of its full bottles come in sets, and what of its refund has not been paid in before. */
export type LineDeposit = GoodDeposit & { inSets: number; unpaid: number }

type Lines = {
  items: readonly Pick<CartItem, 'good_id' | 'order'>[]
  details: Pick<Details, 'explained' | 'bail_to_refund'>
  basis?: Pick<CartBasis, 'goods'>
}

/** The deposit of each line, by its good. Bottles that only sets bring have no line of their own: the set's line tells of them. */
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

/** Together the lines promise no more than comes back of what the customer has paid. */
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
