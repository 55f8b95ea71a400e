/** A row by its name, and which of all it was. */
export type Place = { name: string; index: number }

/**
 * Which row a step leads to: from the one that has the focus, else from the latest; where that has
 * gone, the one that took its place is next.
 */
export function nextRow(
  names: readonly string[],
  focused: string | undefined,
  latest: Place | undefined,
  step: 1 | -1,
): number {
  const at = names.indexOf(focused ?? latest?.name ?? '')
  const gone = latest && (step === 1 ? latest.index - 1 : latest.index)
  const from = at >= 0 ? at : (gone ?? -1)
  return Math.max(0, Math.min(from + step, names.length - 1))
}
