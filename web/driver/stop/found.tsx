import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import type { EmptyRow, TypedStop } from '../road/typed-stop.ts'
import { withCount } from '../road/with-count.ts'
import { CountedGoods } from './counted-goods.tsx'

type Props = {
  rows: readonly EmptyRow[]
  typed: TypedStop
  isMissing: boolean
  onChange: (change: Pick<TypedStop, 'found'>) => void
}

/** The bottles that stand at the customer's, counted without a number to agree with. */
export function Found({ rows, typed: { found }, isMissing, onChange }: Props) {
  const words = useWords(stopWords)
  return (
    <CountedGoods
      rows={rows.map(({ goodId, name }) => ({
        goodId,
        label: words.found(name),
        note: words.foundNote,
        count: found[goodId],
      }))}
      asks={isMissing ? words.foundFirst : undefined}
      onChange={(goodId, count) => onChange({ found: withCount(found, goodId, count) })}
    />
  )
}
