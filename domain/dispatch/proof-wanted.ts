/** What shows that a delivery was handed over; a missing one is asked about and never blocks. */
export const proofs = ['none', 'name', 'signature'] as const
export type Proof = (typeof proofs)[number]

type Door = { isCompany: boolean; isFirstVisit: boolean; isDeferred: boolean }

/** A company signs at its first delivery, and for what it pays later. */
export function proofWanted({ isCompany, isFirstVisit, isDeferred }: Door): Proof {
  if (isCompany && (isFirstVisit || isDeferred)) return 'signature'
  return isCompany || isDeferred ? 'name' : 'none'
}
