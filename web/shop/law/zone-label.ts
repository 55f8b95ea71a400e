export type Point = readonly [x: number, y: number]
export type Outline = readonly Point[]

/** So many places are tried each way. */
const STEPS = 16

/** A code is wider than it is high, so a line at its side is nearer than one above it. */
const TALLER = 1.5

/** Where a zone's code reads best: inside its own outline and no other, as far from every line as it gets, or else in the middle. */
export function labelPosition(own: Outline, others: readonly Outline[]): Point {
  const edges = [own, ...others].flatMap(edgesOf)
  const places = candidatePoints(own)
  let [best, room] = [places[0]!, 0]
  for (const place of places) {
    if (!contains(own, place) || others.some((other) => contains(other, place))) continue
    const around = Math.min(...edges.map((edge) => distance(place, edge)))
    if (around > room) [best, room] = [place, around]
  }
  return best
}

/** The middle of where an outline reaches, and a grid of places around it. */
function candidatePoints(outline: Outline): Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [west, north] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - west, Math.max(...ys) - north]
  const steps = Array.from({ length: STEPS - 1 }, (_, step) => (step + 1) / STEPS)
  const grid = steps.flatMap((across) =>
    steps.map((down): Point => [west + width * across, north + height * down]),
  )
  return [[west + width / 2, north + height / 2], ...grid]
}

type Edge = readonly [from: Point, to: Point]

const edgesOf = (outline: Outline): Edge[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length]!])

/** By the number of edges that a line to the east crosses. */
const contains = (outline: Outline, [x, y]: Point): boolean =>
  edgesOf(outline).filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY),
  ).length %
    2 ===
  1

function distance([x, y]: Point, [[fromX, fromY], [toX, toY]]: Edge): number {
  const [alongX, alongY] = [toX - fromX, (toY - fromY) * TALLER]
  const [awayX, awayY] = [x - fromX, (y - fromY) * TALLER]
  const part = (awayX * alongX + awayY * alongY) / (alongX ** 2 + alongY ** 2 || 1)
  const near = Math.min(1, Math.max(0, part))
  return Math.hypot(awayX - near * alongX, awayY - near * alongY)
}
