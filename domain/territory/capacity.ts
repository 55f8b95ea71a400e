/** What an order puts into a van. */
export type Load = { bottles: number; grams: number }

/** What a zone can take on a day; null is without a limit. */
export type Limits = { maxBottles: number | null; maxGrams: number | null }

export const noLoad: Load = { bottles: 0, grams: 0 }

type LoadedLine = { bottleKind: string; order: number; weightGrams: number }

/** Bottles are those of 18.9 l; everything has a weight. */
export const loadOf = (lines: readonly LoadedLine[]): Load =>
  lines.reduce(
    ({ bottles, grams }, { bottleKind, order, weightGrams }) => ({
      bottles: bottles + (bottleKind === 'large' ? order : 0),
      grams: grams + order * weightGrams,
    }),
    noLoad,
  )

/**
 * Whether a load may be put on a day on which so much is taken, `own` of it by the same order. An
 * order that does not grow keeps its place, even on a day that has too much already.
 */
export function hasRoom(limits: Limits, taken: Load, load: Load, own: Load = noLoad): boolean {
  const fits = (max: number | null, part: keyof Load) =>
    max === null || load[part] <= own[part] || taken[part] - own[part] + load[part] <= max
  return fits(limits.maxBottles, 'bottles') && fits(limits.maxGrams, 'grams')
}

/** Whether nothing more may be put on a day. */
export const isFull = ({ maxBottles, maxGrams }: Limits, { bottles, grams }: Load): boolean =>
  (maxBottles !== null && bottles >= maxBottles) || (maxGrams !== null && grams >= maxGrams)
