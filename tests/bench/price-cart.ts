import { bottle, honey } from '../../domain/cart/sample-lines.ts'
import { cartOf, promoOf } from '../../domain/pricing/sample-cart.ts'
import { totals } from '../../domain/pricing/totals.ts'
import { defaultSettings } from '../../domain/settings.ts'

/** `node tests/bench/price-cart.ts`: the warm rules on a cart of 1,000 lines with a promo code. */
const runs = 200
const lines = Array.from({ length: 1000 }, (_, index) =>
  (index % 2 ? honey : bottle)({ goodId: index, order: 3 }),
)
const input = cartOf(lines, { promo: promoOf({ kind: 'sum', cents: 5000 }) })

const times = Array.from({ length: runs }, () => {
  const begunAt = performance.now()
  totals(input, defaultSettings)
  return performance.now() - begunAt
}).toSorted((a, b) => a - b)

console.log(
  `1,000 lines: median ${times[runs / 2]!.toFixed(2)} ms, slowest ${times.at(-1)!.toFixed(2)} ms`,
)
