/** What may change about a run; each has its words in the run's history. */
export const runChangeKinds = [
  'made',
  'driver',
  'state',
  'order_of_stops',
  'stop_moved',
  'order_added',
  'visit_added',
  'stop_withdrawn',
  'spare',
  'transfer',
  'load_corrected',
  'printed',
  'late',
  'signed',
  'promised',
  'start_corrected',
] as const

export type RunChangeKind = (typeof runChangeKinds)[number]
