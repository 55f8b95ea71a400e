import { formatEuros } from '../../../domain/money.ts'
import { useShop } from '../../client/shop-context.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { orderWords } from '../../words/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** Explains deposit, delivery and bonus, the three sums customers ask about. */
export function SumTips() {
  const words = useWords(orderWords)
  const language = useLanguage()
  const { freeDeliveryFromCents, bonusEarnPercent, bonusUsePercent } = useShop().terms
  const tips = [
    [words.deposit, words.tipOf(words.deposit), words.depositTip],
    [
      words.delivery,
      words.tipOf(words.delivery),
      words.deliveryTip(formatEuros(freeDeliveryFromCents, language)),
    ],
    [words.bonus, words.tipOf(words.bonus), words.bonusTip(bonusEarnPercent, bonusUsePercent)],
  ] as const
  return (
    <ul className="edit__tips">
      {tips.map(([name, label, text]) => (
        <li key={name}>
          {name}
          <Tooltip label={label} text={text} />
        </li>
      ))}
    </ul>
  )
}
