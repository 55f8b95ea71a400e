import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { isAhead, type Run } from './run.ts'
import type { OpenSheet } from './run-sheets.tsx'
import { RunTargets } from './run-targets.tsx'
import { StopRow } from './stop-row.tsx'
import { useStopOrder } from './use-stop-order.ts'
import './run-stops.css'

type Props = {
  run: Run
  /** When a van on the road is expected, by stop. */
  expectedMs: ReadonlyMap<number, number> | undefined
  onSheet: (sheet: OpenSheet) => void
  onChanged: () => void
  onOrdered: (stopIds: readonly number[]) => void
}

/** The stops in their order: walked, marked, put in another order and moved, by keys or by drag. */
export function RunStops({ run, expectedMs, onSheet, onChanged, onOrdered }: Props) {
  const words = useWords(runWords)
  const mayDo = useMayDo()
  const { stops, place, placeAll } = useStopOrder({ run, onOrdered, onFailed: onChanged })
  const [chosenId, setChosen] = useState<number>()
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const [dragged, setDragged] = useState<number>()
  const body = useRef<HTMLTableSectionElement>(null)
  const found = stops.findIndex(({ id }) => id === chosenId)
  const firstAhead = stops.findIndex(isAhead)
  const active = found < 0 ? Math.max(0, firstAhead) : found
  const mayPlan = mayDo('planRuns') && ['draft', 'planned', 'loading', 'road'].includes(run.state)
  const go = (index: number) => {
    const next = stops[Math.max(0, Math.min(index, stops.length - 1))]
    setChosen(next?.id)
    body.current?.querySelector<HTMLElement>(`[data-stop="${next?.id}"]`)?.focus()
  }
  const shift = (step: number) => {
    if (!mayPlan) return
    setChosen(stops[active]?.id)
    place(active, active + step)
  }
  const toggle = (id: number) => setMarked((before) => toggled(before, id))
  const chosen = stops.filter(({ id }) => marked.has(id)).filter(isAhead)
  const toMove = chosen.length > 0 ? chosen : stops.slice(active, active + 1).filter(isAhead)
  /** A marked stop takes the other marked ones along. */
  const taken = dragged === undefined ? [] : stops.slice(dragged, dragged + 1)
  const areMarked = taken.some(({ id }) => marked.has(id))
  const draggedIds = (areMarked ? chosen : taken.filter(isAhead)).map(({ id }) => id)
  const move = () => {
    const stopIds = toMove.map(({ id }) => id)
    if (mayPlan && stopIds.length > 0) onSheet({ kind: 'move', stopIds })
  }
  const withdraw = () => {
    const stop = toMove[0]
    if (mayPlan && stop) onSheet({ kind: 'withdraw', stopId: stop.id })
  }
  const promise = () => {
    const stop = toMove[0]
    if (mayPlan && stop) onSheet({ kind: 'promise', stopId: stop.id })
  }
  useShortcuts([
    { keys: 'j', label: words.next, group: 'list', run: () => go(found < 0 ? active : active + 1) },
    { keys: 'k', label: words.previous, group: 'list', run: () => go(active - 1) },
    { keys: 'x', label: words.mark, group: 'list', run: () => toggle(stops[active]!.id) },
    { keys: 'Escape', label: words.unmark, group: 'list', run: () => setMarked(new Set()) },
    ...(mayPlan
      ? ([
          { keys: ',', label: words.earlier, group: 'list', run: () => shift(-1) },
          { keys: '.', label: words.later, group: 'list', run: () => shift(1) },
          { keys: 'm', label: words.move, group: 'list', run: move },
          { keys: 'w', label: words.withdraw, group: 'list', run: withdraw },
        ] as const)
      : []),
  ])
  return (
    <section className="runs-stops" aria-labelledby="run-stops">
      <div className="runs-stops__head">
        <h2 id="run-stops">{words.stops}</h2>
        {marked.size > 0 && <span className="quiet">{words.marked(marked.size)}</span>}
        {mayPlan && run.drivenOrder && (
          <Button
            look="text"
            title={words.drivenOrderText}
            onClick={() => placeAll(run.drivenOrder!)}
          >
            {words.drivenOrder}
          </Button>
        )}
        {mayPlan && toMove.length > 0 && (
          <>
            <Button look="text" onClick={move}>
              {words.move}
            </Button>
            <Button look="text" onClick={promise}>
              {words.promise}
            </Button>
            <Button look="text" onClick={withdraw}>
              {words.withdraw}
            </Button>
          </>
        )}
      </div>
      <table className="runs-stops__table">
        <caption className="vh">{words.stops}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{words.mark}</span>
            </th>
            <th scope="col">{words.number1}</th>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.stop}</th>
            <th scope="col">{words.water}</th>
            <th scope="col" className="runs-end">
              {words.full}
            </th>
            <th scope="col" className="runs-end">
              {words.empties}
            </th>
            <th scope="col" className="runs-end">
              {words.cash}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {stops.map((stop, at) => (
            <StopRow
              key={stop.id}
              stop={stop}
              place={at + 1}
              expectedMs={expectedMs?.get(stop.id)}
              isActive={at === active}
              isNext={at === firstAhead && run.state === 'road'}
              isMarked={marked.has(stop.id)}
              mayPlan={mayPlan}
              onFocus={() => setChosen(stop.id)}
              onMark={() => toggle(stop.id)}
              onShift={(step) => {
                setChosen(stop.id)
                place(at, at + step)
              }}
              onDrag={() => setDragged(at)}
              onDragEnd={() => setDragged(undefined)}
              onDrop={() => {
                if (dragged !== undefined) place(dragged, at)
                setDragged(undefined)
              }}
              onReviewed={onChanged}
            />
          ))}
        </tbody>
      </table>
      {mayPlan && dragged !== undefined && (
        <RunTargets
          run={run}
          stopIds={draggedIds}
          onMoved={onChanged}
          onOtherDay={() => onSheet({ kind: 'move', stopIds: draggedIds, toDay: true })}
        />
      )}
    </section>
  )
}

function toggled(marked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(marked)
  if (!next.delete(id)) next.add(id)
  return next
}
