/** A quantity is a whole number from 0 to 9,999. */
export const mostPieces = 9999

export type Granted = { requested: number; granted: number; isShort: boolean }

/**
 * A quantity is granted up to what is available (on hand less reserved), less what other lines of the same good have
 * already; a good that is not counted has no limit.
 */
export function grantPieces(requested: number, available: number | null, onOtherLines = 0): Granted {
  const left = available === null ? mostPieces : Math.max(0, available - onOtherLines)
  const granted = Math.min(requested, left)
  return { requested, granted, isShort: granted < requested }
}
