import type { KeyboardEvent } from 'react'
import { formatEuros } from '../../../domain/money.ts'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { placeOf, shortGood } from '../runs/run.ts'
import { type PaperLine, type PaperStop, readLine, wantsCash } from './paper-draft.ts'

type Props = {
  stop: PaperStop
  /** Undefined until something is typed. */
  line: PaperLine | undefined
  isFirst: boolean
  onEdit: (part: Partial<PaperLine>) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

const cellOf = (onKeyDown: Props['onKey']) =>
  ({ className: 'input', onKeyDown, autoComplete: 'off' }) as const

const firstBottleOf = ({ goods }: PaperStop) => goods.find(({ isBottle }) => isBottle)

/** A stop of the sheet: what was planned is the shadow in its cells. */
export function PaperRowLine(row: Props) {
  const { stop, line, onEdit, onKey } = row
  const words = useWords(runWords)
  const { position, address, customer, goods } = stop
  const { door } = placeOf(address)
  const isBad = line?.isDone === true && readLine(stop, line) === undefined
  return (
    <tr className={isBad ? 'paper-row paper-row--bad' : 'paper-row'}>
      <td>{position}</td>
      <th scope="row">
        {door} <span className="quiet">{customer}</span>
        {isBad && (
          <p className="paper-row__problem">
            {wantsCash(stop, line) ? words.paperCash : words.paperBad}
          </p>
        )}
      </th>
      <td>
        {goods.map((good) => (
          <GoodCells key={good.goodId} good={good} row={row} />
        ))}
      </td>
      <td>
        <CashCell row={row} />
      </td>
      <td>
        <input
          {...cellOf(onKey)}
          inputMode="numeric"
          maxLength={2}
          data-column="code"
          aria-label={words.codeOf(position)}
          value={line?.code ?? ''}
          onChange={({ target }) => onEdit({ code: target.value })}
        />
      </td>
    </tr>
  )
}

type Good = PaperStop['goods'][number]

/** The empties and the full ones of a good; only full ones of what is no bottle. */
function GoodCells({ good, row }: { good: Good; row: Props }) {
  const words = useWords(runWords)
  const { goodId, name, ordered, returned, isBottle } = good
  const { stop, line, isFirst, onEdit, onKey } = row
  const isFirstBottle = good === firstBottleOf(stop)
  const cell = { ...cellOf(onKey), inputMode: 'numeric', maxLength: 4 } as const
  return (
    <span className={`paper-row__good${isBottle ? '' : ' paper-row__good--other'}`}>
      {isBottle && (
        <input
          {...cell}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing begins at once
          autoFocus={isFirst && isFirstBottle}
          data-column={`taken-${goodId}${isFirstBottle ? ' first' : ''}`}
          aria-label={words.takenOf(name, stop.position)}
          placeholder={`${returned}?`}
          value={line?.taken[goodId] ?? ''}
          onChange={({ target }) => onEdit({ taken: { ...line?.taken, [goodId]: target.value } })}
        />
      )}
      <input
        {...cell}
        data-column={`left-${goodId}`}
        aria-label={words.leftOf(name, stop.position)}
        placeholder={String(ordered)}
        value={line?.left[goodId] ?? ''}
        onChange={({ target }) => onEdit({ left: { ...line?.left, [goodId]: target.value } })}
      />
      <small>{shortGood(name)}</small>
    </span>
  )
}

function CashCell({ row: { stop, line, onEdit, onKey } }: { row: Props }) {
  const words = useWords(runWords)
  const language = useLanguage()
  const { position, cashDueCents } = stop
  return (
    <input
      {...cellOf(onKey)}
      inputMode="decimal"
      maxLength={10}
      data-column={firstBottleOf(stop) ? 'cash' : 'cash first'}
      aria-label={words.cashOf(position)}
      placeholder={cashDueCents > 0 ? formatEuros(cashDueCents, language) : '–'}
      value={line?.cash ?? ''}
      onChange={({ target }) => onEdit({ cash: target.value })}
    />
  )
}
