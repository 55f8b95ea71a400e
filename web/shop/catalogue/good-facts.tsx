import { type ReactNode, Suspense } from 'react'
import { bottleKinds, isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { Good } from '../../../contract/shop/goods.ts'
import { centsOf, formatEuros, percentOf } from '../../../domain/money.ts'
import { useShop } from '../session/shop-context.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { goodDetailsWords } from '../../words/shop/good-details.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import '../../ui/early-sheets.ts'

const DeliveryDay = lazyWithRetry(() => import('./delivery-day.tsx'))

const WhenDelivered = () => (
  <Suspense>
    <DeliveryDay />
  </Suspense>
)

/** Facts about buying the good: delivery, bonus and limits of parcel machines. */
export function GoodFacts({ good }: { good: Good }) {
  const words = useWords(goodDetailsWords)
  const language = useLanguage()
  const { freeDeliveryFromCents, bonusEarnPercent } = useShop().terms
  const earned =
    bottleKinds.nameOf(good.isbottle) === 'large'
      ? percentOf(centsOf(good.price_vat), bonusEarnPercent)
      : 0
  const facts: { icon: IconName; text: ReactNode }[] = []
  if (good.kind !== 'service') {
    facts.push({ icon: 'calendar', text: <WhenDelivered /> })
    facts.push({
      icon: 'truck',
      text: words.freeDelivery(formatEuros(freeDeliveryFromCents, language)),
    })
  }
  if (earned > 0)
    facts.push({ icon: 'leaf', text: words.earnsBonus(formatEuros(earned, language)) })
  if (good.by_parcel === 0 && good.kind !== 'service') {
    facts.push({
      icon: 'locker',
      text: isBottled(good) ? words.bottleNotByParcel : words.notByParcel,
    })
  }
  if (facts.length === 0) return null
  return (
    <ul className="catalogue-facts">
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} size={22} />
          <div className="catalogue-facts__text">{text}</div>
        </li>
      ))}
    </ul>
  )
}
