import type { Cents } from './money.ts'

/** A sum is spread by largest remainder: not a cent is lost, a part of no weight gets nothing, the earlier wins a tie. */
export function split(cents: Cents, weights: readonly number[]): Cents[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (total === 0n) return weights.map(() => 0)
  // A sum times a weight passes 2^53, hence whole numbers without a limit.
  const size = BigInt(Math.abs(cents))
  const shares = weights.map((weight, index) => {
    const product = size * BigInt(weight)
    return { index, cents: Number(product / total), remainder: product % total }
  })
  const left = Math.abs(cents) - shares.reduce((sum, share) => sum + share.cents, 0)
  const byRemainder = [...shares].sort(
    (a, b) => Number(b.remainder - a.remainder) || a.index - b.index,
  )
  for (const share of byRemainder.slice(0, left)) share.cents += 1
  return shares.map((share) => Math.sign(cents) * share.cents + 0)
}
