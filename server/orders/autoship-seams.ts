import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Tx } from '../platform/database/connect.ts'

export type MovedOccurrence = {
  customerId: number
  autoshipId: number
  plannedOn: Day
  newDay: Day
  /** True moves the whole series, with the new day as its anchor; false moves this delivery. */
  wholeSeries: boolean
}

/** The autoship room depends on this one, so its verbs are passed in by `app.ts`. */
export type AutoshipSeams = {
  moveOccurrence: (tx: Tx, moved: MovedOccurrence) => Promise<Outcome<null, Refusal>>
  convertCart: (
    tx: Tx,
    cart: PricedCart,
  ) => Promise<Outcome<{ autoshipId: number; warnings: string[]; skippedGoods: string[] }, Refusal>>
}
