/** What orders put into a van: bottles of 18.9 l, weight, and doors to stop at. */
export type Load = { bottles: number; grams: number; stops: number }

/** What a zone can take on a day; null is without a limit. */
export type Limits = {
  maxBottles: number | null
  maxGrams: number | null
  maxStops: number | null
  maxMinutes: number | null
}

export const noLoad: Load = { bottles: 0, grams: 0, stops: 0 }

export const noLimits: Limits = {
  maxBottles: null,
  maxGrams: null,
  maxStops: null,
  maxMinutes: null,
}

export const isLimited = (limits: Limits): boolean =>
  limits.maxBottles !== null ||
  limits.maxGrams !== null ||
  limits.maxStops !== null ||
  limits.maxMinutes !== null

type LoadedLine = { bottleKind: string; order: number; weightGrams: number }

/** Bottles are those of 18.9 l; everything has a weight; an order is a stop. */
export const loadOf = (lines: readonly LoadedLine[]): Load =>
  lines.reduce(
    ({ bottles, grams, stops }, { bottleKind, order, weightGrams }) => ({
      bottles: bottles + (bottleKind === 'large' ? order : 0),
      grams: grams + order * weightGrams,
      stops,
    }),
    { ...noLoad, stops: 1 },
  )

export const addLoads = (one: Load, other: Load): Load => ({
  bottles: one.bottles + other.bottles,
  grams: one.grams + other.grams,
  stops: one.stops + other.stops,
})

const minutesOfStop = 5
const minutesOfBottle = 1

/** How long it takes at the doors; the database counts the same in `service_minutes`. */
export const minutesOf = ({ bottles, stops }: Pick<Load, 'bottles' | 'stops'>): number =>
  stops * minutesOfStop + bottles * minutesOfBottle

/**
 * Whether a load may be put on a day on which so much is taken, `own` of it by the same order. An
 * order that does not grow keeps its place, even on a day that has too much already.
 */
export function hasRoom(limits: Limits, taken: Load, load: Load, own: Load = noLoad): boolean {
  const fits = (max: number | null, count: (load: Load) => number) =>
    max === null || count(load) <= count(own) || count(taken) - count(own) + count(load) <= max
  return (
    fits(limits.maxBottles, ({ bottles }) => bottles) &&
    fits(limits.maxGrams, ({ grams }) => grams) &&
    fits(limits.maxStops, ({ stops }) => stops) &&
    fits(limits.maxMinutes, minutesOf)
  )
}

/** Whether nothing more may be put on a day. */
export const isFull = (limits: Limits, load: Load): boolean => {
  const isReached = (max: number | null, count: number) => max !== null && count >= max
  return (
    isReached(limits.maxBottles, load.bottles) ||
    isReached(limits.maxGrams, load.grams) ||
    isReached(limits.maxStops, load.stops) ||
    isReached(limits.maxMinutes, minutesOf(load))
  )
}
