import {
  below,
  chance,
  type Day,
  type Dice,
  goods,
  honestDay,
  spring,
  type Stop,
  type Tally,
  toldOf,
  water,
} from './honest-day.ts'

/**
 * Runs with mistakes that people make, planted in what is true. It knows nothing of the functions
 * that look for them.
 */
type Mistake = { kind: string; stopId?: number }

export type PlantedRun = ReturnType<typeof plantedRun>

export function plantedRun(seed: number) {
  const day = honestDay(randomOf(seed))
  const count = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3][below(day, 10)]!
  const planted: Mistake[] = []
  const kinds = shuffled(day, Object.keys(mistakes))
  for (const kind of kinds) {
    if (planted.length === count) break
    const mistake = mistakes[kind]!(day)
    if (mistake) planted.push(mistake)
  }
  const { stops, loads, openTransfers, otherRuns, floatCents } = day
  const van = loads.map(({ goodId, warehouse }) => ({
    goodId,
    loaded: warehouse,
    received: 0,
    given: 0,
    damaged: 0,
    notOurs: 0,
    left: toldOf(stops, goodId, 'left'),
    taken: toldOf(stops, goodId, 'taken'),
  }))
  const counted = van.map(({ goodId, loaded, left, taken }) => ({
    goodId,
    full: loaded - left + (day.full.get(goodId) ?? 0),
    empty: taken + (day.empty.get(goodId) ?? 0),
    damaged: day.damaged.get(goodId) ?? 0,
    notOurs: 0,
  }))
  const toldCents = stops.reduce((sum, { cashCents }) => sum + cashCents, 0)
  const found = { counted, countedCents: floatCents + toldCents + day.cashCents }
  return { goods, stops, van, floatCents, loads, openTransfers, otherRuns, planted, ...found }
}

/** Each plants itself and says what it was, or finds no place for it. */
const mistakes: Record<string, (day: Day) => Mistake | undefined> = {
  saleInThePurse: (day) => {
    const stop = takeStop(day, () => true)
    if (!stop) return undefined
    add(day.full, water.goodId, -1)
    day.cashCents += water.priceCents + water.depositCents
    return { kind: 'sale_not_recorded', stopId: stop.stopId }
  },
  saleInTheSum: (day) => {
    const stop = takeStop(day, ({ cashCents }) => cashCents > 0)
    if (!stop) return undefined
    add(day.full, water.goodId, -1)
    stop.cashCents += water.priceCents + water.depositCents
    return { kind: 'sale_not_recorded', stopId: stop.stopId }
  },
  leftMore: (day) => {
    const stop = takeStop(day, ({ told }) => told[0]!.left > 0)
    if (!stop) return undefined
    const [tally] = stop.told as [Tally]
    add(day.full, tally.goodId, -1)
    if (chance(day, 0.7)) stop.claimed.push({ ...tally, left: tally.left + 1 })
    return { kind: 'left_more', stopId: stop.stopId }
  },
  tookMore: (day) => {
    const stop = takeStop(
      day,
      ({ told, asked }) => asked[0]!.returned > 0 && told[0]!.taken === asked[0]!.returned,
    )
    if (!stop) return undefined
    const [tally] = stop.told as [Tally]
    const pieces = 1 + below(day, tally.taken)
    tally.taken -= pieces
    add(day.empty, tally.goodId, pieces)
    return { kind: 'took_more', stopId: stop.stopId }
  },
  notPaid: (day) => {
    const stop = takeStop(day, ({ cashCents }) => cashCents > 0)
    if (!stop) return undefined
    day.cashCents -= stop.cashCents
    return { kind: 'not_paid', stopId: stop.stopId }
  },
  swappedDigits: (day) => {
    const stop = takeStop(
      day,
      ({ cashCents }) =>
        cashCents >= 1_000 && swap(cashCents) >= 1_000 && swap(cashCents) !== cashCents,
    )
    if (!stop) return undefined
    const real = stop.cashCents
    stop.cashCents = swap(real)
    day.cashCents += real - stop.cashCents
    return { kind: 'digits_swapped', stopId: stop.stopId }
  },
  note: (day) => {
    day.cashCents += [500, 1_000, 2_000][below(day, 3)]! * (chance(day, 0.5) ? 1 : -1)
    return { kind: 'note_miscounted' }
  },
  floatAside: (day) => {
    day.cashCents -= day.floatCents
    return { kind: 'float_forgotten' }
  },
  transfer: (day) => {
    const pieces = 1 + below(day, 3)
    add(day.full, water.goodId, -pieces)
    if (chance(day, 0.5))
      day.openTransfers.push({ transferId: 31, goodId: water.goodId, pieces: -pieces })
    else day.otherRuns.push({ runId: 77, goodId: water.goodId, pieces })
    return { kind: 'transfer_not_confirmed' }
  },
  broken: (day) => {
    add(day.full, spring.goodId, -1)
    if (chance(day, 0.4)) add(day.damaged, spring.goodId, 1)
    return { kind: 'broken' }
  },
  load: (day) => {
    const load = day.loads[below(day, 2)]!
    load.driver = load.warehouse - 1 - below(day, 2)
    add(day.full, load.goodId, load.driver - load.warehouse)
    return { kind: 'load_miscounted' }
  },
  // Two that the office has no sign of.
  tookFewer: (day) => {
    const stop = takeStop(day, ({ told }) => told[0]!.taken > 0)
    if (!stop) return undefined
    add(day.empty, stop.told[0]!.goodId, -1)
    return { kind: 'took_fewer', stopId: stop.stopId }
  },
  otherGood: (day) => {
    const stop = takeStop(day, ({ told }) => told.length === 2)
    if (!stop) return undefined
    add(day.full, water.goodId, -1)
    add(day.full, spring.goodId, 1)
    return { kind: 'goods_swapped', stopId: stop.stopId }
  },
}

const shuffled = <Item>(dice: Dice, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: dice.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** A stop that bears no other mistake. */
function takeStop(day: Day, fits: (stop: Stop) => boolean): Stop | undefined {
  const index = shuffled(day, day.free).find((free) => fits(day.stops[free]!))
  if (index === undefined) return undefined
  day.free = day.free.filter((free) => free !== index)
  return day.stops[index]
}

const add = (counts: Map<number, number>, goodId: number, pieces: number) =>
  counts.set(goodId, (counts.get(goodId) ?? 0) + pieces)

/** The two digits of the whole euros, the other way round. */
function swap(cents: number): number {
  const text = String(cents)
  return Number(text.charAt(1) + text.charAt(0) + text.slice(2))
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
