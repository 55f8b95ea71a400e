import type { CartBasis } from '../../../contract/cart-basis.ts'
import type { CartItem, Details } from '../../../contract/cart-record.ts'

type GoodDeposit = NonNullable<Details['explained']>['deposit']['goods'][number]

/** A line's deposit, and how many of its full bottles come in sets. */
export type LineDeposit = GoodDeposit & { inSets: number }

type Lines = {
  items: readonly Pick<CartItem, 'good_id' | 'order'>[]
  details: Pick<Details, 'explained'>
  basis?: Pick<CartBasis, 'goods'>
}

/** The deposit of each line, by its good. Bottles that only sets bring have no line of their own: the set's line tells of them. */
export function depositsOfLines({ items, details, basis }: Lines): ReadonlyMap<number, LineDeposit> {
  const bottleOf = (goodId: number) => basis?.goods.find(({ good_id }) => good_id === goodId)?.bottles?.good_id
  const deposits = details.explained?.deposit.goods ?? []
  return new Map(
    deposits.flatMap((deposit): [number, LineDeposit][] => {
      const own = items.find(({ good_id }) => good_id === deposit.good_id)
      const line = own ?? items.find(({ good_id }) => bottleOf(good_id) === deposit.good_id)
      return line ? [[line.good_id, { ...deposit, inSets: deposit.order - (own?.order ?? 0) }]] : []
    }),
  )
}
