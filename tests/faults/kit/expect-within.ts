import { expect } from 'vitest'

/**
 * Asserted by `npm run faults` or with a `SEED`, which have the machine to themselves: beside other
 * work the clock tells of the machine.
 */
export function expectWithin(mostMs: number, tookMs: number, what = ''): void {
  if (process.env.FAULT_RUNS || process.env.SEED) expect(tookMs, what).toBeLessThan(mostMs)
}
