import { useRef, useState } from 'react'
import { notesAndCoins, sumOfNotes } from '../../../domain/dispatch/shift-cash.ts'
import { formatEuros, parseEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { handInWords } from '../../words/office/hand-in.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import type { Run } from '../runs/run.ts'
import { useRunDraft } from '../runs/use-run-draft.ts'
import { api } from '../session/api.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import type { Cash, HandIn } from './hand-in.ts'

type Props = { run: Run; cash: Cash; spent: HandIn['spent']; onChanged: () => void }

/** The purse of the shift, by notes and coins or as a total; what is expected comes after it. */
export function CashCard({ run, cash, spent, onChanged }: Props) {
  const words = useWords(handInWords)
  const mayDo = useMayDo()
  const [recounts, setRecounts] = useState(false)
  const mayCount = mayDo('countCash') && run.state === 'handing_in'
  const isCounting = mayCount && (recounts || cash.countedCents === null)
  return (
    <section aria-labelledby="hand-in-cash">
      <h2 id="hand-in-cash">{words.cash}</h2>
      {isCounting ? (
        <CountCash
          run={run}
          onSaved={() => {
            setRecounts(false)
            onChanged()
          }}
        />
      ) : (
        <CashSums cash={cash} />
      )}
      {spent.length > 0 && !isCounting && <Spent spent={spent} />}
      {!mayCount && cash.countedCents === null && <p className="quiet">{words.noCashRight}</p>}
      {mayCount && !isCounting && (
        <Button look="text" flush onClick={() => setRecounts(true)}>
          {words.recount}
        </Button>
      )}
    </section>
  )
}

/** What left the purse on the way, with its receipts. */
function Spent({ spent }: Pick<Props, 'spent'>) {
  const words = useWords(handInWords)
  const language = useLanguage()
  return (
    <ul className="hand-in-cash__spent">
      {spent.map(({ to, cents, note, at, witness, fileId }) => (
        <li key={at}>
          <span>
            {words.spent[to]}: {[note, witness].filter(Boolean).join(', ')}{' '}
            {fileId !== null && (
              <a href={`/office/api/files/${fileId}`} target="_blank" rel="noreferrer">
                {words.receipt}
              </a>
            )}
          </span>
          <b>{formatEuros(cents, language)}</b>
        </li>
      ))}
    </ul>
  )
}

function CashSums({ cash: { countedCents, expectedCents } }: { cash: Cash }) {
  const words = useWords(handInWords)
  const language = useLanguage()
  if (countedCents === null || expectedCents === null) return null
  const differs = countedCents !== expectedCents
  return (
    <>
      <dl className="hand-in-cash__sums">
        <div>
          <dt>{words.countedCash}</dt>
          <dd>{formatEuros(countedCents, language)}</dd>
        </div>
        <div>
          <dt>{words.expectedCash}</dt>
          <dd>{formatEuros(expectedCents, language)}</dd>
        </div>
        <div className={differs ? 'hand-in-cash__other' : undefined}>
          <dt>{words.difference}</dt>
          <dd>{formatEuros(countedCents - expectedCents, language)}</dd>
        </div>
      </dl>
      {expectedCents < 0 && <p>{words.spentMore(formatEuros(-expectedCents, language))}</p>}
    </>
  )
}

function CountCash({ run, onSaved }: { run: Run; onSaved: () => void }) {
  const words = useWords(handInWords)
  const [byTotal, setByTotal] = useState(false)
  const { draft, change, save, busy, message } = useCashCount(run, byTotal, onSaved)
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector('input')?.focus()
  useShortcuts([{ keys: 'c', label: words.countTheCash, group: 'page', run: focus }])
  return (
    <form
      ref={form}
      className="hand-in-cash"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {byTotal ? (
        <TextInput
          label={words.totalField}
          inputMode="decimal"
          end="€"
          value={draft['total'] ?? ''}
          onChange={({ target }) => change({ total: target.value })}
        />
      ) : (
        <Notes draft={draft} onChange={change} />
      )}
      <FailedNote text={message} />
      <p className="row">
        <Button type="submit" look="line" busy={busy}>
          {words.saveCash}
        </Button>
        <Button look="text" onClick={() => setByTotal(!byTotal)}>
          {byTotal ? words.byNotes : words.byTotal}
        </Button>
      </p>
    </form>
  )
}

/** The count as it is typed; saving ends the draft. */
function useCashCount(run: Run, byTotal: boolean, onSaved: () => void) {
  const words = useWords(handInWords)
  const { act, ...count } = useRunDraft<string>(`cash ${run.id}`, onSaved)
  const save = () => {
    const body = byTotal
      ? { cents: parseEuros(count.draft['total'] ?? '') ?? Number.NaN }
      : { notes: readNotes(count.draft) }
    const params = { id: String(run.id) }
    void act(() => api.countCash({ params, body }), words.countSaved)
  }
  return { ...count, save }
}

/** Typed by the cents of a note or coin, or as a total. */
type Draft = Record<string, string>

const countOf = (draft: Draft, cents: number) => Number((draft[cents] ?? '').trim())

const readNotes = (draft: Draft) =>
  notesAndCoins
    .map((cents) => ({ cents, count: countOf(draft, cents) }))
    .filter(({ count }) => count !== 0)

/** Each note and coin with its sum, and the total of all. */
function Notes({ draft, onChange }: { draft: Draft; onChange: (typed: Draft) => void }) {
  const words = useWords(handInWords)
  const language = useLanguage()
  const total = sumOfNotes(readNotes(draft))
  return (
    <div className="hand-in-cash__notes">
      {notesAndCoins.map((cents) => {
        const count = countOf(draft, cents)
        return (
          <label key={cents}>
            <span>{cents >= 100 ? `${cents / 100} €` : `${cents} ct`}</span>
            <input
              className="input"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              placeholder="0"
              value={draft[cents] ?? ''}
              onChange={({ target }) => onChange({ [cents]: target.value })}
            />
            <output>{count > 0 ? formatEuros(cents * count, language) : '–'}</output>
          </label>
        )
      })}
      <p className="hand-in-cash__total">
        <span>{words.total}</span>
        <b>{Number.isNaN(total) ? '–' : formatEuros(total, language)}</b>
      </p>
    </div>
  )
}
