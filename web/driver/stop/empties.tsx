import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import type { EmptyRow } from '../road/typed-stop.ts'
import { CountedGoods } from './counted-goods.tsx'

type Props = {
  rows: readonly EmptyRow[]
  isMissing: boolean
  onChange: (goodId: number, taken: number | undefined) => void
}

/** Empties are counted on a keypad, good by good; what was announced is only a mark. */
export function Empties({ rows, isMissing, onChange }: Props) {
  const words = useWords(stopWords)
  return (
    <CountedGoods
      rows={rows.map(({ goodId, name, announced, taken }) => ({
        goodId,
        label: words.empties(name),
        note: words.announced(announced),
        count: taken,
        mark: announced,
      }))}
      asks={isMissing ? words.countFirst : undefined}
      onChange={onChange}
    />
  )
}
