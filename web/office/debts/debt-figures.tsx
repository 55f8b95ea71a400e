import { Link } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { formatEuros, sumOf } from '../../../domain/money.ts'
import { debtWords } from '../../words/office/debts.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { AgeBar } from './age-bar.tsx'
import './debts.css'

export type Figures = Answer<OfficeCalls['readDebtFigures']>

/** How old debts are, and how promises and debts were paid lately. */
export function DebtFigures({ figures }: { figures: Figures }) {
  const words = useWords(debtWords)
  return (
    <div className="debts-figures">
      <section aria-label={words.byAge}>
        <DebtAges ages={figures.ages} />
      </section>
      <section aria-label={words.paidLately}>
        <PaidLately figures={figures} />
      </section>
    </div>
  )
}

const ages = ['notDue', 'to14', 'to30', 'to60', 'older'] as const

function DebtAges({ ages: cents }: Pick<Figures, 'ages'>) {
  const words = useWords(debtWords)
  const language = useLanguage()
  const all = sumOf(ages, (age) => cents[age])
  return (
    <>
      <h2 className="debts-figures__head">
        {words.byAge} <span>{formatEuros(all, language)}</span>
      </h2>
      <AgeBar cents={cents} />
      <ul className="debts-ages">
        {ages.map((age) => (
          <li key={age}>
            <i className={`debts-bar--${age}`} aria-hidden="true" />
            {age === 'notDue' ? (
              <span>{words.notDue}</span>
            ) : (
              <Link to={`/debts?filter=${age}:from:1`}>{words.daysLate(words[age])}</Link>
            )}
            <span>{formatEuros(cents[age], language)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function PaidLately({ figures: { promisesDue, promisesMet, daysLate, paid } }: Props) {
  const words = useWords(debtWords)
  const language = useLanguage()
  const share = promisesDue === 0 ? '–' : words.share(Math.round((promisesMet / promisesDue) * 100))
  const figures = [
    { name: words.promises, value: share, more: words.metOf(promisesMet, promisesDue) },
    {
      name: words.median,
      value: daysLate === null ? '–' : words.everyDays(daysLate),
      more: words.medianOf,
    },
    {
      name: words.recovered,
      value: formatEuros(
        sumOf(paid, ({ cents }) => cents),
        language,
      ),
      more: paid
        .map(({ stage, cents }) => `${words.stages[stage]} ${formatEuros(cents, language)}`)
        .join(', '),
    },
  ]
  return (
    <>
      <h2 className="debts-figures__head">{words.paidLately}</h2>
      <dl className="debts-paid">
        {figures.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              <small>{more}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Props = { figures: Figures }
