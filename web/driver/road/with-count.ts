/** The counts by good with another one; no count takes the good off. */
export function withCount(
  counts: Readonly<Record<number, number>>,
  goodId: number,
  count: number | undefined,
): Record<number, number> {
  const { [goodId]: _before, ...others } = counts
  return count === undefined ? others : { ...others, [goodId]: count }
}
