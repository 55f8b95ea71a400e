/** From the first of these rows up to, and without, the last. */
export type RowRange = { from: number; to: number }

/** What stands in the body of a table: a row, or the space of rows that nobody sees. */
export type Piece = { row: number } | { space: number; after: number }

/** Heights that were measured, by row; rows that were never seen have none yet. */
type Heights = readonly (number | undefined)[]

/** The window moves by so many rows at a time, so that not every turn of the wheel moves it. */
const STEP = 5
const USUAL_HEIGHT = 37

/** The rows between two distances from the top of the first one. */
export function rowsBetween(heights: Heights, count: number, top: number, end: number): RowRange {
  const unseen = meanHeight(heights)
  let offset = 0
  let from = 0
  let to = 0
  for (let row = 0; row < count && offset < end; row += 1) {
    offset += heights[row] ?? unseen
    if (offset <= top) from = row + 1
    to = row + 1
  }
  const first = Math.max(0, Math.min(from, count - 1))
  return {
    from: first - (first % STEP),
    to: Math.min(count, Math.ceil(to / STEP) * STEP),
  }
}

/** These rows and the active one, with what lies between them as space. */
export function piecesOf(
  { from, to }: RowRange,
  active: number,
  heights: Heights,
  count: number,
): Piece[] {
  const own = { from: active, to: active + 1 }
  const ranges =
    active < from ? [own, { from, to }] : active < to ? [{ from, to }] : [{ from, to }, own]
  const unseen = meanHeight(heights)
  const pieces: Piece[] = []
  let next = 0
  const leaveSpaceUpTo = (row: number) => {
    let space = 0
    for (let at = next; at < row; at += 1) space += heights[at] ?? unseen
    if (space > 0) pieces.push({ space, after: next })
  }
  for (const range of ranges) {
    leaveSpaceUpTo(range.from)
    for (let row = range.from; row < range.to; row += 1) pieces.push({ row })
    next = range.to
  }
  leaveSpaceUpTo(count)
  return pieces
}

function meanHeight(heights: Heights): number {
  let sum = 0
  let count = 0
  for (const height of heights)
    if (height !== undefined) {
      sum += height
      count += 1
    }
  return count === 0 ? USUAL_HEIGHT : sum / count
}
