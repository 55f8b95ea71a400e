/** Why a person looks at an order before its day closes. */
export type Unusual = 'much_more' | 'first_order' | 'debt' | 'address_changed'

type Facts = {
  bottles: number
  /** The most bottles of an order before; null when there was none. */
  mostBottlesBefore: number | null
  isFirst: boolean
  accountCents: number
  isAddressNew: boolean
}

const timesMore = 3

/** Few bottles are never much, whatever was ordered before. */
const fewBottles = 6

export function unusualOf({
  bottles,
  mostBottlesBefore,
  isFirst,
  accountCents,
  isAddressNew,
}: Facts): Unusual[] {
  const isMuchMore =
    bottles >= fewBottles &&
    mostBottlesBefore !== null &&
    mostBottlesBefore > 0 &&
    bottles >= mostBottlesBefore * timesMore
  return [
    ...(isMuchMore ? (['much_more'] as const) : []),
    ...(isFirst ? (['first_order'] as const) : []),
    ...(accountCents < 0 ? (['debt'] as const) : []),
    ...(isAddressNew && !isFirst ? (['address_changed'] as const) : []),
  ]
}
