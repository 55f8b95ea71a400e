import { Link } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatChange } from '../../../domain/money.ts'
import { bankWords } from '../../words/office/bank.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { BankState } from './bank-line.ts'
import './bank.css'

export const sharesOf = ({ since, booked, proposed, unknown }: BankState) =>
  [
    { name: 'booked', filter: `state:in:self,person;day:from:${since}`, ...booked },
    { name: 'proposed', filter: 'state:in:open;class:in:E,F,G', ...proposed },
    { name: 'unknown', filter: 'state:in:open;class:in:H', ...unknown },
  ] as const

/** How many lines are booked and how many wait, beside each other; each opens what it counts. */
export function BankShares({ bank }: { bank: BankState }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const shares = sharesOf(bank)
  const ofBooked = words.ofBooked(numericDate(dayOf(bank.since), language), bank.self)
  return (
    <div>
      <ul className="bank-shares">
        {shares.map(({ name, filter, lines, cents }) => (
          <li key={name}>
            <Link to={`/bank?filter=${filter}`}>
              <b>{lines}</b> {words.shares[name](lines)}
            </Link>
            <small>
              {formatChange(cents, language)}
              {name === 'booked' && `, ${ofBooked}`}
            </small>
          </li>
        ))}
      </ul>
      <div className="bank-bar" aria-hidden="true">
        {shares.map(
          ({ name, lines }) =>
            lines > 0 && (
              <i key={name} className={`bank-bar--${name}`} style={{ flexGrow: lines }} />
            ),
        )}
      </div>
    </div>
  )
}
