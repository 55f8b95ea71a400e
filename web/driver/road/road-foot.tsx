import { formatEuros } from '../../../domain/money.ts'
import { roadWords } from '../../words/driver/road.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { Road } from './road.ts'
import './road.css'

/** What is in the van, and the cash at the driver: always in sight. */
export function RoadFoot({ van: { full, empty, cashCents } }: Pick<Road, 'van'>) {
  const words = useWords(roadWords)
  const language = useLanguage()
  return (
    <p className="road-foot">
      <span>
        <b>{full}</b> {words.full(full)}
      </span>
      <span>
        <b>{empty}</b> {words.empty(empty)}
      </span>
      <span>
        {words.withYou} <b>{formatEuros(cashCents, language)}</b>
      </span>
    </p>
  )
}
