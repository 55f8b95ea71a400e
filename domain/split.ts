import type { Cents } from './money.ts'

/**
 * Splits a sum by largest remainder: no cent is lost, a weight of zero gets nothing, the earlier
 * part wins a tie.
 */
export function split(cents: Cents, weights: readonly number[]): Cents[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (total === 0n) return weights.map(() => 0)
  // A sum times a weight may exceed 2^53, hence BigInt.
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
