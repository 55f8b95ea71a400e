import type { KeyboardEvent } from 'react'
import { formatEuros } from '../../../domain/money.ts'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { placeOf, shortGood } from '../runs/run.ts'
import { type PaperLine, type PaperStop, readLine } from './paper-draft.ts'

type Props = {
  stop: PaperStop
  /** Undefined until something is typed. */
  line: PaperLine | undefined
  isFirst: boolean
  onEdit: (part: Partial<PaperLine>) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A stop of the sheet: what was planned is the shadow in its cells. */
export function PaperRowLine({ stop, line, isFirst, onEdit, onKey }: Props) {
  const words = useWords(runWords)
  const language = useLanguage()
  const { position, address, customer, goods, cashDueCents } = stop
  const { door } = placeOf(address)
  const isBad = line?.isDone === true && readLine(stop, line) === undefined
  const bottles = goods.filter(({ isBottle }) => isBottle)
  const shared = { className: 'input', onKeyDown: onKey, autoComplete: 'off' } as const
  return (
    <tr className={isBad ? 'paper-row paper-row--bad' : 'paper-row'}>
      <td>{position}</td>
      <th scope="row">
        {door} <span className="quiet">{customer}</span>
        {isBad && <p className="paper-row__problem">{words.paperBad}</p>}
      </th>
      <td>
        {goods.map(({ goodId, name, ordered, returned, isBottle }) => (
          <span
            key={goodId}
            className={`paper-row__good${isBottle ? '' : ' paper-row__good--other'}`}
          >
            {isBottle && (
              <input
                {...shared}
                inputMode="numeric"
                maxLength={4}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing begins at once
                autoFocus={isFirst && goodId === bottles[0]?.goodId}
                data-column={`taken-${goodId}${goodId === bottles[0]?.goodId ? ' first' : ''}`}
                aria-label={words.takenOf(name, position)}
                placeholder={`${returned}?`}
                value={line?.taken[goodId] ?? ''}
                onChange={({ target }) =>
                  onEdit({ taken: { ...line?.taken, [goodId]: target.value } })
                }
              />
            )}
            <input
              {...shared}
              inputMode="numeric"
              maxLength={4}
              data-column={`left-${goodId}`}
              aria-label={words.leftOf(name, position)}
              placeholder={String(ordered)}
              value={line?.left[goodId] ?? ''}
              onChange={({ target }) => onEdit({ left: { ...line?.left, [goodId]: target.value } })}
            />
            <small>{shortGood(name)}</small>
          </span>
        ))}
      </td>
      <td>
        <input
          {...shared}
          inputMode="decimal"
          maxLength={10}
          data-column={bottles.length === 0 ? 'cash first' : 'cash'}
          aria-label={words.cashOf(position)}
          placeholder={cashDueCents > 0 ? formatEuros(cashDueCents, language) : '–'}
          value={line?.cash ?? ''}
          onChange={({ target }) => onEdit({ cash: target.value })}
        />
      </td>
      <td>
        <input
          {...shared}
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
