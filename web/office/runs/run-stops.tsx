import { type RefObject, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { isPlannable, type Run } from './run.ts'
import type { OpenSheet } from './run-sheets.tsx'
import { RunTargets } from './run-targets.tsx'
import { StopRow } from './stop-row.tsx'
import { type StopList, useStopList } from './use-stop-list.ts'
import './run-stops.css'

type Props = {
  run: Run
  /** When a van on the road is expected, by stop. */
  expectedMs: ReadonlyMap<number, number> | undefined
  onSheet: (sheet: OpenSheet) => void
  onChanged: () => void
  onOrdered: (stopIds: readonly number[]) => void
}

const stopActs = ['move', 'promise', 'withdraw'] as const
type StopAct = (typeof stopActs)[number]

/** The stops in their order: walked, marked, put in another order and moved, by keys or by drag. */
export function RunStops({ run, expectedMs, onSheet, onChanged, onOrdered }: Props) {
  const words = useWords(runWords)
  const mayDo = useMayDo()
  const mayPlan = mayDo('planRuns') && isPlannable(run)
  const list = useStopList({ run, onOrdered, onFailed: onChanged })
  const { marked, idsToAct: stopIds, draggedIds } = list
  const act = (kind: StopAct) => {
    const [stopId] = stopIds
    if (stopId === undefined) return
    onSheet(kind === 'move' ? { kind, stopIds } : { kind, stopId })
  }
  const body = useRef<HTMLTableSectionElement>(null)
  useStopKeys(list, body, mayPlan ? act : undefined)
  return (
    <section className="runs-stops" aria-labelledby="run-stops">
      <div className="runs-stops__head">
        <h2 id="run-stops">{words.stops}</h2>
        {marked.size > 0 && <span className="quiet">{words.marked(marked.size)}</span>}
        {mayPlan && <StopActs drivenOrder={run.drivenOrder} list={list} onAct={act} />}
      </div>
      <table className="runs-stops__table">
        <caption className="vh">{words.stops}</caption>
        <StopsHead />
        <tbody ref={body}>
          <StopRows {...{ run, list, expectedMs, mayPlan }} onReviewed={onChanged} />
        </tbody>
      </table>
      {mayPlan && list.isDragging && (
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

/** Walking and marking for all; order and acts for those who may plan. */
function useStopKeys(
  list: StopList,
  body: RefObject<HTMLTableSectionElement | null>,
  onAct: ((act: StopAct) => void) | undefined,
) {
  const words = useWords(runWords)
  const { stops, active } = list
  const go = (index: number) => {
    const next = stops[Math.max(0, Math.min(index, stops.length - 1))]
    list.choose(next?.id)
    body.current?.querySelector<HTMLElement>(`[data-stop="${next?.id}"]`)?.focus()
  }
  const next = list.isChosen ? active + 1 : active
  useShortcuts([
    ...(stops.length > 0
      ? ([
          { keys: 'j', label: words.next, group: 'list', run: () => go(next) },
          { keys: 'k', label: words.previous, group: 'list', run: () => go(active - 1) },
          {
            keys: 'x',
            label: words.mark,
            group: 'list',
            run: () => list.toggle(stops[active]!.id),
          },
          { keys: 'Escape', label: words.unmark, group: 'list', run: list.unmark },
        ] as const)
      : []),
    ...(onAct && list.idsToAct.length > 0
      ? ([
          { keys: ',', label: words.earlier, group: 'list', run: () => list.shift(active, -1) },
          { keys: '.', label: words.later, group: 'list', run: () => list.shift(active, 1) },
          { keys: 'm', label: words.move, group: 'list', run: () => onAct('move') },
          { keys: 'w', label: words.withdraw, group: 'list', run: () => onAct('withdraw') },
        ] as const)
      : []),
  ])
}

type ActsProps = {
  drivenOrder: Run['drivenOrder']
  list: StopList
  onAct: (act: StopAct) => void
}

function StopActs({ drivenOrder, list, onAct }: ActsProps) {
  const words = useWords(runWords)
  return (
    <>
      {drivenOrder && (
        <Button
          look="text"
          title={words.drivenOrderText}
          onClick={() => list.placeAll(drivenOrder)}
        >
          {words.drivenOrder}
        </Button>
      )}
      {list.idsToAct.length > 0 &&
        stopActs.map((act) => (
          <Button key={act} look="text" onClick={() => onAct(act)}>
            {words[act]}
          </Button>
        ))}
    </>
  )
}

function StopsHead() {
  const words = useWords(runWords)
  return (
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
  )
}

type RowsProps = {
  run: Run
  list: StopList
  expectedMs: Props['expectedMs']
  mayPlan: boolean
  onReviewed: () => void
}

function StopRows({ run, list, expectedMs, mayPlan, onReviewed }: RowsProps) {
  return list.stops.map((stop, at) => (
    <StopRow
      key={stop.id}
      stop={stop}
      expectedMs={expectedMs?.get(stop.id)}
      isActive={at === list.active}
      isNext={at === list.firstAhead && run.state === 'road'}
      isMarked={list.marked.has(stop.id)}
      mayPlan={mayPlan}
      onFocus={() => list.choose(stop.id)}
      onMark={() => list.toggle(stop.id)}
      onShift={(step) => list.shift(at, step)}
      onDrag={() => list.drag(at)}
      onDragEnd={list.endDrag}
      onDrop={() => list.drop(at)}
      onReviewed={onReviewed}
    />
  ))
}
