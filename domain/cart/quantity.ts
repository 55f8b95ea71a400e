/** A quantity is a whole number from 0 to 9,999. */
export const maxPieces = 9999

/**
 * Granted up to the available pieces (on hand less reserved); null means that they are not counted.
 */
export const grantedPieces = (requested: number, available: number | null): number =>
  Math.min(requested, available === null ? maxPieces : Math.max(0, available))

/** Different goods in one cart: each slows down every read of the cart. */
export const maxLines = 1_000
