import type { Labels } from './labels.ts'

type Segment = string | undefined

/** The category that links or ids on up to three levels lead to; null when none is asked for. An id may be of any level. */
export function findCategory(
  labels: Labels,
  segments: readonly Segment[],
): number | null | 'unknown' {
  let at: number | null = null
  for (const segment of segments) {
    if (segment === undefined) continue
    const found: { id: number } | undefined = /^\d+$/.test(segment)
      ? labels.categories.find(({ id }) => id === Number(segment))
      : labels.below(at).find(({ link }) => link === segment)
    const isBelow =
      at === null ||
      (found !== undefined && labels.path(found.id, 'lv').some(({ id }) => id === at))
    if (!found || !isBelow) return 'unknown'
    at = found.id
  }
  return at
}
