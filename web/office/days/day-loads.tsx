import { daysWords } from '../../words/office/days.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { Rehearsal } from './days.ts'
import { shortDay } from './displaced-row.tsx'

/** What the new days have after the move, beside what they can take. */
export function DayLoads({ loads }: { loads: Rehearsal['loads'] }) {
  const words = useWords(daysWords)
  const language = useLanguage()
  if (loads.length === 0) return null
  return (
    <section className="days-loads" aria-labelledby="days-loads">
      <h2 id="days-loads">{words.loads}</h2>
      <ul>
        {loads.map(({ zone, day, taken, added, max }) => {
          const sum = taken + added
          const isOver = max !== null && sum > max
          return (
            <li key={`${zone} ${day}`} className="num">
              <span>
                {shortDay(day, language)}, {zone}
              </span>
              <span className="quiet">{words.load(taken, added)}</span>
              <b className={isOver ? 'days-loads__over' : undefined}>
                {max === null ? sum : words.of(sum, max)}
              </b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
