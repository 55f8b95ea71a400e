/** Why a van goes to a door. Only a delivery has orders. */
export const stopKinds = ['delivery', 'empties', 'service', 'recount'] as const
export type StopKind = (typeof stopKinds)[number]

export const visitKinds = ['empties', 'service', 'recount'] as const
export type VisitKind = (typeof visitKinds)[number]
