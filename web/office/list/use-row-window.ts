import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createObserved, useObserved } from '../../client/observed.ts'
import { type Piece, piecesOf, type RowRange, rowsBetween } from './row-window.ts'

/** A list up to this length stands whole in the page. */
const WHOLE_UP_TO = 200

/**
 * Of a long list only the rows in sight stand in the page, with those of an eighth of a screen
 * before and after, and the row that has the keyboard. It is whole on paper.
 */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  active: number,
): { isPartial: boolean; pieces: readonly Piece[] } {
  const [sight] = useState(createSight)
  const { from, to } = useObserved(sight.range)
  const isPartial = !useIsPrinted() && count > WHOLE_UP_TO
  useLayoutEffect(() => {
    sight.measure(body.current!)
    sight.look(body.current!, count)
  })
  const look = useEffectEvent(() => sight.look(body.current!, count))
  useEffect(() => {
    const onMove = () => look()
    addEventListener('scroll', onMove, { passive: true })
    addEventListener('resize', onMove)
    return () => {
      removeEventListener('scroll', onMove)
      removeEventListener('resize', onMove)
    }
  }, [])
  const range = isPartial ? { from, to: Math.min(to, count) } : { from: 0, to: count }
  return { isPartial, pieces: piecesOf(range, active, sight.heights, count) }
}

/** The rows that a person can see, by the heights that rows had when they stood in the page. */
function createSight() {
  const heights: number[] = []
  const range = createObserved<RowRange>({ from: 0, to: 0 })
  return {
    heights,
    range,
    measure: (body: HTMLTableSectionElement) => {
      for (const row of body.rows)
        if (row.dataset.row) heights[Number(row.dataset.row)] = row.getBoundingClientRect().height
    },
    look: (body: HTMLTableSectionElement, count: number) => {
      const above = -body.getBoundingClientRect().top
      const more = innerHeight / 8
      const next = rowsBetween(heights, count, above - more, above + innerHeight + more)
      const { from, to } = range.read()
      if (next.from !== from || next.to !== to) range.set(next)
    },
  }
}

function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // The page is printed as it is when the event ends.
    const begin = () => flushSync(() => setPrinted(true))
    const end = () => setPrinted(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}
