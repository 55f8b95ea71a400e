export type Tally = { goodId: number; left: number; taken: number }

export type Stop = {
  stopId: number
  told: Tally[]
  asked: { goodId: number; ordered: number; returned: number }[]
  claimed: Tally[]
  cashCents: number
  dueCents: number
}

export const goods = [
  { goodId: 101, priceCents: 790, depositCents: 800 },
  { goodId: 102, priceCents: 650, depositCents: 800 },
]
export const [water, spring] = goods as [(typeof goods)[0], (typeof goods)[0]]

/** What is true, beside what is told. */
export type Day = {
  random: () => number
  stops: Stop[]
  /** Pieces that left the van, or came into it, otherwise than told. */
  full: Map<number, number>
  empty: Map<number, number>
  damaged: Map<number, number>
  cashCents: number
  floatCents: number
  loads: { goodId: number; planned: number; driver: number; warehouse: number }[]
  openTransfers: { transferId: number; goodId: number; pieces: number }[]
  otherRuns: { runId: number; goodId: number; pieces: number }[]
  free: number[]
}

export function honestDay(random: () => number): Day {
  const dice = { random }
  const stops = Array.from({ length: 14 + below(dice, 11) }, (_, index) => honestStop(dice, index))
  const loads = goods.map(({ goodId }) => {
    const planned = toldOf(stops, goodId, 'left') + 4
    return { goodId, planned, driver: planned, warehouse: planned }
  })
  return {
    random,
    stops,
    loads,
    full: new Map(),
    empty: new Map(),
    damaged: new Map(),
    cashCents: 0,
    floatCents: 3_000 + 1_000 * below(dice, 4) + 550,
    openTransfers: [],
    otherRuns: [],
    free: stops.map((_, index) => index),
  }
}

function honestStop(dice: Dice, index: number): Stop {
  const kinds = chance(dice, 0.3) ? goods : [water]
  const asked = kinds.map(({ goodId }) => ({
    goodId,
    ordered: 1 + below(dice, 4),
    returned: below(dice, 4),
  }))
  const told = asked.map(({ goodId, ordered, returned }) => ({
    goodId,
    left: ordered,
    taken: chance(dice, 0.9) ? returned : Math.max(0, returned - 1 + 2 * below(dice, 2)),
  }))
  const sum = told.reduce((cents, { left, taken }, at) => {
    const { priceCents, depositCents } = kinds[at]!
    return cents + left * priceCents + Math.max(0, left - taken) * depositCents
  }, 0)
  const cents = chance(dice, 0.5) ? sum : 0
  return { stopId: 500 + index, asked, told, claimed: [], cashCents: cents, dueCents: cents }
}

export const toldOf = (stops: readonly Stop[], goodId: number, part: 'left' | 'taken'): number =>
  stops
    .flatMap(({ told }) => told)
    .filter((tally) => tally.goodId === goodId)
    .reduce((sum, tally) => sum + tally[part], 0)

export type Dice = { random: () => number }

export const below = ({ random }: Dice, count: number): number => Math.floor(random() * count)

export const chance = ({ random }: Dice, share: number): boolean => random() < share
