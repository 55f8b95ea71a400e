const alike = 3

/**
 * The doors of a run in the order in which drivers go to them: where the latest three drives to two
 * doors agreed which comes first, so does the offer. Else the order is as planned.
 */
export function drivenOrder<Door>(
  planned: readonly Door[],
  /** The doors of earlier runs as they were driven, the latest run first. */
  drives: readonly (readonly Door[])[],
): Door[] {
  const places = drives.map((doors) => new Map(doors.map((door, at) => [door, at])))
  const goesFirst = (one: Door, other: Door): boolean => {
    const both = places.filter((at) => at.has(one) && at.has(other)).slice(0, alike)
    return both.length === alike && both.every((at) => at.get(one)! < at.get(other)!)
  }
  const before = new Map(
    planned.map((door) => [door, new Set(planned.filter((other) => goesFirst(other, door)))]),
  )
  const left = [...planned]
  const ordered: Door[] = []
  while (left.length > 0) {
    const next = left.findIndex((door) => left.every((other) => !before.get(door)!.has(other)))
    // Three drives may go round in a circle, which is no order.
    if (next === -1) return [...planned]
    ordered.push(...left.splice(next, 1))
  }
  return ordered
}
