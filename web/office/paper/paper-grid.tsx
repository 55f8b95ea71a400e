import { type KeyboardEvent, useRef } from 'react'
import { toasts } from '../../ui/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { isAhead, type Run, type RunStop } from '../runs/run.ts'
import { useRunDraft } from '../runs/use-run-draft.ts'
import { api } from '../session/api.ts'
import { type PaperLine, type PaperRow, type PaperStop, readLine } from './paper-draft.ts'
import { PaperRowLine } from './paper-row.tsx'

type Props = { run: Run; onSaved: () => void }

const emptyLine = (): PaperLine => ({
  id: crypto.randomUUID(),
  left: {},
  taken: {},
  cash: '',
  code: '',
  isDone: false,
})

/** The stops of which nothing is known; Enter ends a line and goes to the next one. */
export function PaperGrid({ run, onSaved }: Props) {
  const words = useWords(runWords)
  const stops = run.stops.filter(isAhead).map((stop) => paperStop(run, stop))
  const { draft, edit, rows, save, busy, message } = usePaper(run, stops, onSaved)
  const { grid, onKey } = useGridKeys((at) => edit(stops[at]!.id, { isDone: true }), save)
  if (stops.length === 0) return <EmptyState picture="drop" title={words.paperDone} />
  return (
    <form
      className="paper"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <table>
        <caption className="vh">{words.paperTitle(run.plate)}</caption>
        <PaperHead />
        <tbody ref={grid}>
          {stops.map((stop, at) => (
            <PaperRowLine
              key={stop.id}
              stop={stop}
              line={draft[stop.id]}
              isFirst={at === 0}
              onEdit={(part) => edit(stop.id, part)}
              onKey={(event) => onKey(event, at)}
            />
          ))}
        </tbody>
      </table>
      <FailedNote text={message} />
      <p>
        <Button type="submit" busy={busy}>
          {words.paperSave(rows.length)}
        </Button>
      </p>
    </form>
  )
}

/** Enter ends a line and goes to the next, the arrows stay in their column, with Ctrl all is saved. */
function useGridKeys(endLine: (at: number) => void, save: () => void) {
  const grid = useRef<HTMLTableSectionElement>(null)
  const onKey = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    if (event.ctrlKey) return save()
    if (event.key === 'Enter') endLine(at)
    const column = event.key === 'Enter' ? 'first' : event.currentTarget.dataset.column!
    const line = grid.current?.rows[at + step]
    const cell = line?.querySelector<HTMLInputElement>(`[data-column~="${column}"]`)
    cell?.focus()
    cell?.select()
  }
  return { grid, onKey }
}

/** The lines that are typed, sent together once all of them are understood. */
function usePaper(run: Run, stops: readonly PaperStop[], onSaved: () => void) {
  const words = useWords(runWords)
  const { draft, change, busy, message, act } = useRunDraft<PaperLine>(`paper ${run.id}`, onSaved)
  const typed = stops.flatMap((stop) => {
    const line = draft[stop.id]
    return line ? [readLine(stop, line)] : []
  })
  const rows = typed.flatMap((row) => row ?? [])
  const save = () => {
    if (rows.length < typed.length) return showProblems()
    if (rows.length === 0) return
    void act(async () => {
      const flagged = await sendRows(run.id, rows)
      if (flagged > 0)
        toasts.show({ text: words.paperFlagged(flagged), kind: 'important', icon: 'warn' })
    }, words.paperSaved(rows.length))
  }
  /** A line that is not understood says so, also where Enter was not pressed in it. */
  const showProblems = () =>
    change(
      Object.fromEntries(
        stops.flatMap(({ id }) => (draft[id] ? [[id, { ...draft[id], isDone: true }]] : [])),
      ),
    )
  const edit = (stopId: number, part: Partial<PaperLine>) =>
    change({ [stopId]: { ...(draft[stopId] ?? emptyLine()), ...part } })
  return { draft, edit, rows, save, busy, message }
}

/** Of a sheet as many go together as a busy shop books in time. */
const ROWS_AT_ONCE = 20

/** A row that went before the network was lost may go again. Returns how many wait for a look. */
async function sendRows(runId: number, rows: readonly PaperRow[]): Promise<number> {
  let flagged = 0
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const body = { rows: rows.slice(at, at + ROWS_AT_ONCE) }
    const { verdicts } = await api.typePaper({ params: { id: String(runId) }, body })
    flagged += verdicts.filter(({ verdict }) => verdict !== 'accepted').length
  }
  return flagged
}

function PaperHead() {
  const words = useWords(runWords)
  return (
    <thead>
      <tr>
        <th scope="col">{words.number1}</th>
        <th scope="col">{words.stop}</th>
        <th scope="col">
          {words.empties} / {words.full}
        </th>
        <th scope="col">{words.cash}</th>
        <th scope="col">{words.paperCode}</th>
      </tr>
    </thead>
  )
}

const paperStop = (run: Run, stop: RunStop): PaperStop => ({
  id: stop.id,
  position: stop.position,
  address: stop.address,
  customer: stop.customer,
  cashDueCents: stop.cashDueCents,
  goods: stop.goods.map((good) => ({
    ...good,
    isBottle: run.goods.find(({ goodId }) => goodId === good.goodId)?.isBottle ?? good.isBottle,
  })),
})
