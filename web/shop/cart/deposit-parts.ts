import type { Cart } from '../../../contract/cart-record.ts'
import { cartSumsWords } from '../../words/cart-sums.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

/** Which bottles the deposit is for, what of it has been paid before, and the state's own. */
export function useDepositParts({
  details,
  items,
}: Pick<Cart, 'details' | 'items'>): { label: string; amount: string }[] {
  const words = useWords(cartSumsWords)
  const euros = useEuros()
  const deposit = details.explained?.deposit
  if (!deposit) return []
  const ofGoods = deposit.goods.map(({ good_id, order, return: back, charge, refund, groups }) => {
    const item = items.find((one) => one.good_id === good_id)
    const name = item?.name ?? words.bottlesOfSets
    const says = item?.isbottle === 3 ? words.depositOf : words.depositOfBottles
    const each =
      charge > 0
        ? groups.map((group) => `${group.pieces}\u00a0×\u00a0${euros(group.each)}`).join(' + ')
        : ''
    const label = says(name, order, back)
    return {
      label: each === '' ? label : `${label} (${each})`,
      amount: euros(refund > 0 ? 0 : charge),
    }
  })
  return [
    ...ofGoods,
    ...(deposit.paid_beyond > 0
      ? [{ label: words.depositPaid, amount: euros(-deposit.paid_beyond) }]
      : []),
    ...(deposit.state_deposit > 0
      ? [{ label: words.stateDeposit, amount: euros(deposit.state_deposit) }]
      : []),
  ]
}
