import { useState } from 'react'
import { isAhead, type RunStop } from './run.ts'
import { type OrderedStops, useStopOrder } from './use-stop-order.ts'

export type StopList = ReturnType<typeof useStopList>

/** The stops in their order, with the one that has the keyboard, the marked and the dragged. */
export function useStopList(ordered: OrderedStops) {
  const { stops, place, placeAll } = useStopOrder(ordered)
  const [chosenId, choose] = useState<number>()
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const [dragged, setDragged] = useState<number>()
  const chosen = stops.findIndex(({ id }) => id === chosenId)
  const firstAhead = stops.findIndex(isAhead)
  const active = chosen < 0 ? Math.max(0, firstAhead) : chosen
  const markedIds = idsAhead(stops.filter(({ id }) => marked.has(id)))
  const draggedStops = dragged === undefined ? [] : stops.slice(dragged, dragged + 1)
  const takesMarked = draggedStops.some(({ id }) => marked.has(id))
  return {
    stops,
    placeAll,
    choose,
    isChosen: chosen >= 0,
    active,
    firstAhead,
    marked,
    toggle: (id: number) => setMarked((before) => toggled(before, id)),
    unmark: () => setMarked(new Set()),
    /** Of the marked stops, else of the active one: those of which nothing is told. */
    idsToAct: markedIds.length > 0 ? markedIds : idsAhead(stops.slice(active, active + 1)),
    shift: (at: number, step: number) => {
      choose(stops[at]?.id)
      place(at, at + step)
    },
    isDragging: dragged !== undefined,
    /** A marked stop takes the other marked ones along. */
    draggedIds: takesMarked ? markedIds : idsAhead(draggedStops),
    drag: setDragged,
    endDrag: () => setDragged(undefined),
    drop: (at: number) => {
      if (dragged !== undefined) place(dragged, at)
      setDragged(undefined)
    },
  }
}

const idsAhead = (stops: readonly RunStop[]) => stops.filter(isAhead).map(({ id }) => id)

function toggled(marked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(marked)
  if (!next.delete(id)) next.add(id)
  return next
}
