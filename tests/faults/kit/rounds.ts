import { seededRandom } from '../../support/seeded-random.ts'

/** `SEED=7 vitest run tests/faults/s01` replays one round; `FAULT_RUNS=50` runs fifty. */
const { SEED, FAULT_RUNS } = process.env

/** The seeds of a scenario's rounds for `test.each`; the title's `%i` shows the seed. */
export function rounds(quick = 2): number[] {
  if (SEED) return [Number(SEED)]
  const count = FAULT_RUNS ? Number(FAULT_RUNS) : quick
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Random choices of a round, repeatable by its seed. */
export function choices(seed: number) {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length)]!
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { random, upTo, oneOf, shuffled }
}
