/** A quantity is a whole number from 0 to 9,999. */
export const mostPieces = 9999

/** How many pieces are granted: up to what is available (on hand less reserved); a good that is not counted has no limit but the largest quantity. */
export const grantedPieces = (requested: number, available: number | null): number =>
  Math.min(requested, available === null ? mostPieces : Math.max(0, available))
