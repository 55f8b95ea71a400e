import { formatEuros } from '../../../domain/money.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { freePieces, type Road } from '../road/road.ts'
import { type LeftRow, nameOf, type TypedStop } from '../road/typed-stop.ts'
import './stop.css'

type Props = {
  road: Road
  rows: readonly LeftRow[]
  typed: TypedStop
  onChange: (change: Partial<TypedStop>) => void
}

/** What the van has beyond its orders, at the customer's price; the total follows at once. */
export function SellMore({ road, rows, typed, onChange }: Props) {
  const { day } = road
  const words = useWords(stopWords)
  const language = useLanguage()
  const rowOf = (goodId: number) => rows.find((row) => row.goodId === goodId)
  const offered = day.goods.filter(({ goodId, kind }) => {
    const { left, ordered } = rowOf(goodId) ?? { left: 0, ordered: 0 }
    return kind === 'good' && freePieces(road, goodId) > left - ordered
  })
  const add = (goodId: number) =>
    onChange({ left: { ...typed.left, [goodId]: (rowOf(goodId)?.left ?? 0) + 1 } })
  return (
    <details className="stop-others">
      <summary>{words.sell}</summary>
      <p>{offered.length > 0 ? words.sellLead : words.sellNone}</p>
      {offered.map(({ goodId, priceCents, lentDepositCents }) => (
        <BigButton
          key={goodId}
          look="line"
          icon="plus"
          aria-label={words.add(nameOf(day, goodId))}
          onClick={() => add(goodId)}
        >
          <span>
            {nameOf(day, goodId)}
            <small>
              {words.eachWithDeposit(
                formatEuros(priceCents, language),
                formatEuros(lentDepositCents, language),
              )}
            </small>
          </span>
        </BigButton>
      ))}
    </details>
  )
}
