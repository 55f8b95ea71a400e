import type { GoodCard } from '../../../contract/shop/goods.ts'
import { Badge, type BadgeLook } from '../../ui/badge.tsx'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import './badges.css'

const MAX_FEW_LEFT = 5

const looks = new Set<string>([
  'paper',
  'line',
  'sun',
  'leaf',
  'water',
  'warn',
  'clay',
] satisfies BadgeLook[])
const lookOf = (colour: string) => (looks.has(colour) ? (colour as BadgeLook) : 'paper')

type ShownBadge = { key: string | number; look: BadgeLook; text: string }

/** The cut from the lowest price of 30 days, a small stock, then the shop's own badges. */
export function useBadges(good: GoodCard): readonly ShownBadge[] {
  const words = useWords(catalogueWords)
  const { price_vat: price, lowest_price_30d: lowest, available_for_customer: available } = good
  const cut =
    good.base_price_old_vat !== null && lowest !== null ? Math.round((1 - price / lowest) * 100) : 0
  const few = available !== null && available <= MAX_FEW_LEFT
  return [
    ...(cut > 0 ? [{ key: 'cut', look: 'sun' as const, text: words.cut(cut) }] : []),
    ...(few
      ? [
          {
            key: 'few',
            look: 'warn' as const,
            text: available > 0 ? words.left(available) : words.soldOut,
          },
        ]
      : []),
    ...good.badges
      .map(({ id, label, color }) => ({ key: id, look: lookOf(color), text: label }))
      // the cut replaces the shop's badge for a discount
      .filter(({ look }) => cut === 0 || look !== 'sun'),
  ]
}

export function GoodBadges({ badges }: { badges: readonly ShownBadge[] }) {
  const { bio } = useWords(catalogueWords)
  if (badges.length === 0) return null
  return (
    <ul className="goods-badges">
      {badges.map(({ key, look, text }) => (
        <Badge key={key} as="li" look={look} {...(text === bio && { icon: 'leaf' })}>
          {text}
        </Badge>
      ))}
    </ul>
  )
}
