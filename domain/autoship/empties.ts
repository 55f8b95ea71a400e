import { type CartLine, isBottle } from '../cart/cart-line.ts'

type Lent = Pick<CartLine, 'bottleKind' | 'isLent' | 'bottles'>

/** Bottles, each of which an empty one can go back for; a set's bottles are those of another good. */
export const isExchanged = ({ bottleKind, isLent, bottles }: Lent): boolean =>
  isLent && isBottle(bottleKind) && !bottles

type Counts = { ordered: number; returned: number }

/** The counts of a plan's line: as many empties back as full ones come, unless counted otherwise. */
export const withEmpties = (good: Lent, { ordered, returned }: Counts): Counts => ({
  ordered,
  returned: returned === 0 && isExchanged(good) ? ordered : returned,
})
