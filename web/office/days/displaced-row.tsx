import { useEffect, useRef } from 'react'
import { dayOf, parseDay, weekdayOf } from '../../../domain/calendar.ts'
import { numericDate, weekdayShort } from '../../../domain/calendar/phrases.ts'
import type { Language } from '../../../domain/words/language.ts'
import { BareSelect } from '../../ui/bare-select.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { DayDecision } from './change-draft.ts'
import type { Displaced } from './days.ts'

/** "T 30.12." */
export const shortDay = (text: string, language: Language): string => {
  const day = dayOf(text)
  const ofYear = numericDate(day, language).slice(0, language === 'en' ? 5 : 6)
  return `${weekdayShort(weekdayOf(day), language)} ${ofYear}`
}

type Props = {
  row: Displaced
  isCurrent: boolean
  onDecide: (decision: DayDecision) => void
}

/** One delivery: its old day, the new one, which can be changed, and what is in the way. */
export function DisplacedRow({ row, isCurrent, onDecide }: Props) {
  const words = useWords(daysWords)
  const language = useLanguage()
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const { customer, customerId, address, goods, zone, oldDay, newDay, dryDays, clashes } = row
  const name = customer ?? String(customerId)
  return (
    <tr ref={line} className={isCurrent ? 'days-row days-row--current' : 'days-row'}>
      <th scope="row">
        {name} <span className="quiet">{address}</span>
      </th>
      <td data-head={words.route}>{zone}</td>
      <td data-head={words.goods}>{goods}</td>
      <td data-head={words.was}>{shortDay(oldDay, language)}</td>
      <td data-head={words.willBe}>
        <NewDay name={name} day={newDay} onDecide={onDecide} />
      </td>
      <td className="days-row__fact" data-head={words.dry}>
        {dryDays !== null && dryDays > 0 && <b>{words.dryDays(dryDays)}</b>}
      </td>
      <td className="days-row__fact" data-head={words.inTheWay}>
        {clashes.map((clash) => words.clashes[clash]).join(', ')}
      </td>
      <td data-head={words.told}>
        <BareSelect
          aria-label={words.toldOf(name)}
          value={row.toldBy}
          onChange={({ target }) => onDecide({ toldBy: target.value as 'mail' | 'call' })}
        >
          <option value="mail">{words.toldBy.mail}</option>
          <option value="call">{words.toldBy.call}</option>
        </BareSelect>
      </td>
    </tr>
  )
}

type NewDayProps = { name: string; day: string | null; onDecide: Props['onDecide'] }

function NewDay({ name, day, onDecide }: NewDayProps) {
  const words = useWords(daysWords)
  return (
    <>
      <input
        type="date"
        className="input days-row__day"
        aria-label={words.dayOf(name)}
        value={day ?? ''}
        onChange={({ target }) => parseDay(target.value) && onDecide({ day: target.value })}
      />
      {day === null && <span className="days-row__none">{words.noDay}</span>}
    </>
  )
}
