export type Point = readonly [x: number, y: number]
export type Outline = readonly Point[]

/** The grid of tried points has this many steps in each direction. */
const STEPS = 16

/** The text is wider than high, so vertical distances count more. */
const VERTICAL_WEIGHT = 1.5

/**
 * The point inside only this outline that is farthest from every edge; if there is none, the
 * middle.
 */
export function labelPosition(outline: Outline, others: readonly Outline[]): Point {
  const edges = [outline, ...others].flatMap(edgesOf)
  const points = candidatePoints(outline)
  let [best, bestDistance] = [points[0]!, 0]
  for (const point of points) {
    if (!contains(outline, point) || others.some((other) => contains(other, point))) continue
    const nearest = Math.min(...edges.map((edge) => distance(point, edge)))
    if (nearest > bestDistance) [best, bestDistance] = [point, nearest]
  }
  return best
}

/** The middle of the outline's bounding box, then a grid over the box. */
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

/** Even-odd rule: counts the edges that a line to the east crosses. */
const contains = (outline: Outline, [x, y]: Point): boolean =>
  edgesOf(outline).filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY),
  ).length %
    2 ===
  1

function distance([x, y]: Point, [[fromX, fromY], [toX, toY]]: Edge): number {
  const [alongX, alongY] = [toX - fromX, (toY - fromY) * VERTICAL_WEIGHT]
  const [awayX, awayY] = [x - fromX, (y - fromY) * VERTICAL_WEIGHT]
  const part = (awayX * alongX + awayY * alongY) / (alongX ** 2 + alongY ** 2 || 1)
  const near = Math.min(1, Math.max(0, part))
  return Math.hypot(awayX - near * alongX, awayY - near * alongY)
}
