import { Link } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { debtWords } from '../../words/office/debts.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { type ListColumn, textColumn } from '../list/list-column.ts'
import { shownPhone } from '../search/shown-phone.ts'
import { AgeBar } from './age-bar.tsx'
import { type Debtor, debtorName } from './debtor.ts'

type Words = (typeof debtWords)['lv']
type DebtColumn = ListColumn<Debtor>

/** What the list shows of a customer's debts. */
export function useDebtColumns(): DebtColumn[] {
  const words = useWords(debtWords)
  const language = useLanguage()
  return [
    ...customerColumns(words),
    ...owedColumns(words, language),
    ...collectingColumns(words, language),
  ]
}

const customerColumns = (words: Words): DebtColumn[] => [
  textColumn('name', words.customer, debtorName, {
    cell: (debtor) => <Link to={`/customers/${debtor.id}`}>{debtorName(debtor)}</Link>,
    sort: 'name',
  }),
  textColumn('phone', words.phone, ({ phone }) => (phone === null ? '' : shownPhone(phone)), {
    cell: ({ phone }) => phone !== null && <a href={`tel:${phone}`}>{shownPhone(phone)}</a>,
    isExtra: true,
  }),
]

/** Money by its age, and bottles. */
function owedColumns(words: Words, language: Language): DebtColumn[] {
  const euros = (cents: number) => formatEuros(cents, language)
  const sumAt = (id: 'to14' | 'to30' | 'to60' | 'older') =>
    textColumn(id, words[id], (debtor: Debtor) => (debtor[id] === 0 ? '' : euros(debtor[id])), {
      end: true,
      isExtra: true,
    })
  return [
    textColumn('owed', words.owed, ({ owed }) => euros(owed), { sort: 'owed', end: true }),
    textColumn('overdue', words.overdue, ({ overdue }) => euros(overdue), {
      sort: 'overdue',
      end: true,
    }),
    textColumn('days', words.days, ({ days }) => String(days), {
      cell: (debtor) => (
        <span className="debts-days">
          {debtor.days} <AgeBar cents={debtor} />
        </span>
      ),
      sort: 'days',
    }),
    sumAt('to14'),
    sumAt('to30'),
    sumAt('to60'),
    sumAt('older'),
    textColumn('bottles', words.bottles, ({ bottles }) => (bottles > 0 ? String(bottles) : ''), {
      sort: 'bottles',
      end: true,
    }),
    textColumn(
      'uncovered',
      words.uncovered,
      ({ uncoveredCents }) => (uncoveredCents > 0 ? euros(uncoveredCents) : ''),
      { end: true },
    ),
  ]
}

/** The next delivery, and how far the debt has been spoken of. */
function collectingColumns(words: Words, language: Language): DebtColumn[] {
  const day = (value: string | null) => (value === null ? '' : numericDate(dayOf(value), language))
  return [
    textColumn('nextDelivery', words.nextDelivery, ({ nextDelivery }) => day(nextDelivery), {
      sort: 'nextDelivery',
    }),
    textColumn('deliveryStop', words.deliveryStop, ({ nextDelivery, deliveryStop }) =>
      nextDelivery === null ? '' : words.deliveryStops[deliveryStop],
    ),
    textColumn('contactedOn', words.contactedOn, ({ contactedOn }) => day(contactedOn)),
    textColumn('stage', words.stage, ({ stage, onHold }) => {
      const isHeld = onHold === 'yes'
      const step = isHeld && stage === 'hold' ? '' : words.stages[stage]
      return [step, isHeld ? words.held : ''].filter(Boolean).join(', ')
    }),
    textColumn('stop', words.stop, ({ stop, promisedOn }) =>
      stop === 'none' ? '' : [words.stops[stop], day(promisedOn)].filter(Boolean).join(' '),
    ),
  ]
}
