import { type RefObject, useLayoutEffect, useState } from 'react'
import { createObserved, useObserved } from '../../client/observed.ts'

type Measured = { key: string; shares: readonly number[] }

const newMeasured = () => createObserved<Measured | undefined>(undefined)

/**
 * The share of each column in the width of the table, as its first rows have made it: with each
 * row that comes into sight all columns would move. None without a key.
 */
export function useColumnShares(
  table: RefObject<HTMLTableElement | null>,
  key: string | undefined,
): readonly number[] {
  const [measured] = useState(newMeasured)
  useLayoutEffect(() => {
    if (key === undefined) return
    const widths = Array.from(table.current!.tHead!.rows[0]!.cells, (cell) => cell.offsetWidth)
    const whole = widths.reduce((sum, width) => sum + width, 0)
    // Cards have no head.
    if (whole > 0) measured.set({ key, shares: widths.map((width) => width / whole) })
  }, [table, key, measured])
  const now = useObserved(measured)
  return now !== undefined && now.key === key ? now.shares : []
}
