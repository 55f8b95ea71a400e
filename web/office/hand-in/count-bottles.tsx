import { useRef, type KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { handInWords } from '../../words/office/hand-in.ts'
import { useWords } from '../../words/use-words.ts'
import { type Run, shortGood } from '../runs/run.ts'
import { useRunAct } from '../runs/use-run-act.ts'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import type { Bottles } from './hand-in.ts'

type Props = { run: Run; bottles: Bottles; onSaved: () => void }

const parts = ['full', 'empty', 'damaged', 'notOurs'] as const

/** What was counted as expected is not counted again, unless all of it was. */
function goodsToCount({ goods, differences }: Bottles): Bottles['goods'] {
  const unequal = goods.filter((good) => differences.some(({ goodId }) => goodId === good.goodId))
  return unequal.length > 0 ? unequal : goods
}

/** What came out of the van, typed blindly; Enter goes to the next field. */
export function CountBottles({ run, bottles, onSaved }: Props) {
  const words = useWords(handInWords)
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, forget } = useDraft<Record<string, string>>(
    `hand-in ${run.id}`,
    () => ({}),
  )
  const { busy, message, act } = useRunAct(() => {
    forget()
    onSaved()
  })
  const typed = (goodId: number, part: string) => (draft[`${part}:${goodId}`] ?? '').trim()
  const goods = goodsToCount(bottles)
  const counts = goods.flatMap(({ goodId }) => {
    const isCounted = parts.some((part) => typed(goodId, part) !== '')
    const [full, empty, damaged, notOurs] = parts.map((part) => Number(typed(goodId, part)))
    return isCounted
      ? [{ goodId, full: full!, empty: empty!, damaged: damaged!, notOurs: notOurs! }]
      : []
  })
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    const fields = [...form.current!.querySelectorAll('input')]
    const next = fields[fields.indexOf(event.currentTarget) + 1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <form
      ref={form}
      className="hand-in-count"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const params = { id: String(run.id) }
        void act(() => api.countHandIn({ params, body: { counts } }), words.countSaved)
      }}
    >
      <table>
        <caption className="vh">{words.bottles}</caption>
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
        <tbody>
          {goods.map(({ goodId, name, isBottle }, row) => (
            <tr key={goodId}>
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
                      autoFocus={row === 0 && part === 'full'}
                      onKeyDown={goOn}
                      aria-label={words.countOf(words.parts[part]!, name)}
                      value={draft[`${part}:${goodId}`] ?? ''}
                      onChange={({ target }) => change({ [`${part}:${goodId}`]: target.value })}
                    />
                  )}
                </td>
              ))}
            </tr>
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
