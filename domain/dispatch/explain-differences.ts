import { likelyCauses } from './likely-causes.ts'
import type { Effect, LikelyCause, RunToExplain } from './run-to-explain.ts'

export type ExplainedDifference = {
  /** `full:101`, the part and the good, or `cash` of the shift. */
  key: string
  /** Counted less expected. */
  amount: number
  /** The best first; empty where nothing is known that would make it. */
  causes: LikelyCause[]
}

/** At most this many mistakes are thought to have met in one run. */
const mostMistakes = 3
/** Of a difference that is left without a cause. */
const costOfUnknown = 5
/** Sets of causes that are dearer than the best by more are not looked at. */
const widestGap = 3
const mostCauses = 3

/**
 * "Kāpēc tā varētu būt": each difference with its likeliest causes. Causes are tried together,
 * because two mistakes may meet in one sum and one mistake may show in bottles and in cash.
 */
export function explainDifferences(run: RunToExplain): ExplainedDifference[] {
  const differences = withoutZeros(run.differences)
  const ranked = rankedCauses(differences, likelyCauses(run))
  return keysOf(differences).map((key) => ({
    key,
    amount: differences[key]!,
    causes: (ranked.get(key) ?? []).slice(0, mostCauses),
  }))
}

type Ranked = Map<LikelyCause, number>

/** For each difference its causes by the cost of the cheapest set that they are part of. */
function rankedCauses(
  differences: Effect,
  causes: readonly LikelyCause[],
): Map<string, LikelyCause[]> {
  const costs = new Map<string, Ranked>(keysOf(differences).map((key) => [key, new Map()]))
  searchSets(differences, causes, (set, cost) => {
    for (const cause of set)
      for (const key of keysOf(cause.effect)) {
        const isOfItsSign = cause.effect[key]! * (differences[key] ?? 0) > 0
        const known = costs.get(key)?.get(cause) ?? Infinity
        if (isOfItsSign && cost < known) costs.get(key)!.set(cause, cost)
      }
  })
  return new Map(
    [...costs].map(([key, ranked]) => [
      key,
      [...ranked].toSorted((a, b) => a[1] - b[1] || a[0].cost - b[0].cost).map(([cause]) => cause),
    ]),
  )
}

/** Every set of causes that leaves no difference, with what is unknown. */
function searchSets(
  differences: Effect,
  causes: readonly LikelyCause[],
  found: (set: readonly LikelyCause[], cost: number) => void,
): void {
  const byKey = indexed(causes, ({ effect }) => keysOf(effect))
  const byAmount = indexed(causes, ({ effect }) =>
    keysOf(effect).map((key) => `${key}=${effect[key]}`),
  )
  let best = Infinity
  const visit = (rest: Effect, { set, unknown, cost }: Tried): void => {
    if (cost > best + widestGap) return
    const [key] = keysOf(rest)
    if (key === undefined) {
      best = Math.min(best, cost)
      found(set, cost)
      return
    }
    // The last cause that may be added has to meet the difference alone.
    const isLast = set.length === mostMistakes - 1
    const options = isLast ? byAmount.get(`${key}=${rest[key]}`) : byKey.get(key)
    const open = set.length < mostMistakes ? (options ?? []) : []
    for (const cause of open.filter((one) => !set.includes(one) && !touches(one, unknown)))
      visit(less(rest, cause.effect), { set: [...set, cause], unknown, cost: cost + cause.cost })
    // A cause that meets a part of a difference explains nothing.
    if (!set.some((cause) => touches(cause, [key])))
      visit(less(rest, { [key]: rest[key]! }), {
        set,
        unknown: [...unknown, key],
        cost: cost + costOfUnknown,
      })
  }
  visit(differences, { set: [], unknown: [], cost: 0 })
}

type Tried = {
  set: readonly LikelyCause[]
  /** Differences that are left without a cause. */
  unknown: readonly string[]
  cost: number
}

const touches = ({ effect }: LikelyCause, keys: readonly string[]): boolean =>
  keys.some((key) => key in effect)

/** Causes come in the order of their cost, and stay so. */
function indexed(
  causes: readonly LikelyCause[],
  keys: (cause: LikelyCause) => readonly string[],
): Map<string, LikelyCause[]> {
  const index = new Map<string, LikelyCause[]>()
  for (const cause of causes)
    for (const key of keys(cause)) index.set(key, [...(index.get(key) ?? []), cause])
  return index
}

const less = (rest: Effect, effect: Effect): Effect => {
  const keys = new Set([...keysOf(rest), ...keysOf(effect)])
  return withoutZeros(
    Object.fromEntries([...keys].map((key) => [key, (rest[key] ?? 0) - (effect[key] ?? 0)])),
  )
}

const withoutZeros = (effect: Effect): Effect =>
  Object.fromEntries(Object.entries(effect).filter(([, amount]) => amount !== 0))

/** Bottles before cash, since fewer causes make them. */
const keysOf = (effect: Effect): string[] =>
  Object.keys(effect).toSorted(
    (a, b) => Number(a === 'cash') - Number(b === 'cash') || (a < b ? -1 : 1),
  )
