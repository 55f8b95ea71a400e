/** The states of a run, each with those that may follow. */
export const runStates = {
  draft: ['planned', 'cancelled'],
  planned: ['draft', 'loading', 'cancelled'],
  loading: ['planned', 'road', 'cancelled'],
  road: ['handing_in'],
  // Back on the road: pressed too early, or a second round.
  handing_in: ['road', 'settled'],
  settled: [],
  cancelled: [],
} as const

export type RunState = keyof typeof runStates

export const runMayBecome = (from: RunState, to: RunState): boolean =>
  (runStates[from] as readonly RunState[]).includes(to)

/** Its stops may be put in another order, moved and added to. */
export const runTakesChanges = (state: RunState): boolean =>
  ['draft', 'planned', 'loading', 'road'].includes(state)
