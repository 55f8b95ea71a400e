import { expect } from 'vitest'

/**
 * Asserted by `npm run faults` alone, which has its machine to itself: beside other work the clock
 * tells of the machine.
 */
export function expectWithin(mostMs: number, tookMs: number, what = ''): void {
  if (process.env.FAULT_RUNS || process.env.SEED) expect(tookMs, what).toBeLessThan(mostMs)
}
