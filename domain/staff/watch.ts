/** What the owner looks at now and then; each says only that something is unusual. */
export const watchedKinds = [
  'empties_as_declared',
  'cash_short',
  'load_miscounted',
  'same_customer_corrected',
  'goodwill',
  'made_and_cancelled',
  'quick_stops',
  'failed_late',
  'same_picture',
] as const
export type WatchedKind = (typeof watchedKinds)[number]

export type Observed = { kind: WatchedKind; staffId: number; cases: number; of: number }
export type Unusual = Observed & { usual: readonly [lowest: number, highest: number] }

/** Fewer cases say nothing. */
const fewestCases = 5
const timesUsual = 2

/**
 * People whose share of cases is more than twice as large as that of the colleague in the middle,
 * with the range of the others. A single person has nobody to be compared with.
 */
export function unusualAmongColleagues(observed: readonly Observed[]): Unusual[] {
  return observed.flatMap((one) => {
    const others = observed
      .filter(({ kind, staffId }) => kind === one.kind && staffId !== one.staffId)
      .map(shareOf)
      .toSorted((a, b) => a - b)
    const middle = others[Math.floor(others.length / 2)]
    if (middle === undefined || one.cases < fewestCases) return []
    if (shareOf(one) <= timesUsual * middle) return []
    return [{ ...one, usual: [others[0]!, others.at(-1)!] as const }]
  })
}

const shareOf = ({ cases, of }: Observed) => (of === 0 ? 0 : Math.round((cases / of) * 100))
