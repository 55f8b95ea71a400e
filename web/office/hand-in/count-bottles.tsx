import type { KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { handInWords } from '../../words/office/hand-in.ts'
import { useWords } from '../../words/use-words.ts'
import { type Run, shortGood } from '../runs/run.ts'
import { useRunDraft } from '../runs/use-run-draft.ts'
import { api } from '../session/api.ts'
import type { Bottles } from './hand-in.ts'

type Props = { run: Run; bottles: Bottles; onSaved: () => void }
type Good = Bottles['goods'][number]
type Draft = Record<string, string>

const parts = ['full', 'empty', 'damaged', 'notOurs'] as const
type Part = (typeof parts)[number]

const cellOf = (part: Part, goodId: number) => `${part}:${goodId}`

/** What was counted as expected is not counted again, unless all of it was. */
function goodsToCount({ goods, differences }: Bottles): Bottles['goods'] {
  const unequal = goods.filter((good) => differences.some(({ goodId }) => goodId === good.goodId))
  return unequal.length > 0 ? unequal : goods
}

/** A good of which nothing is typed is not counted; beside a typed number an empty cell is zero. */
function readCounts(goods: readonly Good[], draft: Draft) {
  return goods.flatMap(({ goodId }) => {
    const typed = (part: Part) => (draft[cellOf(part, goodId)] ?? '').trim()
    if (parts.every((part) => typed(part) === '')) return []
    return {
      goodId,
      full: Number(typed('full')),
      empty: Number(typed('empty')),
      damaged: Number(typed('damaged')),
      notOurs: Number(typed('notOurs')),
    }
  })
}

/** What came out of the van, typed blindly; Enter goes to the next field. */
export function CountBottles({ run, bottles, onSaved }: Props) {
  const words = useWords(handInWords)
  const goods = goodsToCount(bottles)
  const { draft, change, save, busy, message } = useBottleCount(run, goods, onSaved)
  return (
    <form
      className="hand-in-count"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <table>
        <caption className="vh">{words.bottles}</caption>
        <CountHead />
        <tbody>
          {goods.map((good, row) => (
            <CountRow key={good.goodId} isFirst={row === 0} {...{ good, draft, change }} />
          ))}
        </tbody>
      </table>
      <FailedNote text={message} />
      <p>
        <Button type="submit" busy={busy}>
          {words.saveCount}
        </Button>
      </p>
    </form>
  )
}

/** The count as it is typed; saving ends the draft. */
function useBottleCount(run: Run, goods: readonly Good[], onSaved: () => void) {
  const words = useWords(handInWords)
  const { act, ...count } = useRunDraft<string>(`hand-in ${run.id}`, onSaved)
  const save = () => {
    const params = { id: String(run.id) }
    const body = { counts: readCounts(goods, count.draft) }
    void act(() => api.countHandIn({ params, body }), words.countSaved)
  }
  return { ...count, save }
}

function CountHead() {
  const words = useWords(handInWords)
  return (
    <thead>
      <tr>
        <th scope="col">{words.good}</th>
        {parts.map((part) => (
          <th key={part} scope="col">
            {words.parts[part]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowProps = { good: Good; isFirst: boolean; draft: Draft; change: (typed: Draft) => void }

function CountRow({ good: { goodId, name, isBottle }, isFirst, draft, change }: RowProps) {
  const words = useWords(handInWords)
  return (
    <tr>
      <th scope="row">{shortGood(name)}</th>
      {parts.map((part) => (
        <td key={part}>
          {(isBottle || part === 'full' || part === 'damaged') && (
            <input
              className="input"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- counting begins at once
              autoFocus={isFirst && part === 'full'}
              onKeyDown={goOn}
              aria-label={words.countOf(words.parts[part]!, name)}
              value={draft[cellOf(part, goodId)] ?? ''}
              onChange={({ target }) => change({ [cellOf(part, goodId)]: target.value })}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  const fields = [...event.currentTarget.form!.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
