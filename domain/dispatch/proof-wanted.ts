/** What shows that a delivery was handed over; a missing one is asked about and never blocks. */
export const proofs = ['none', 'name', 'signature'] as const
export type Proof = (typeof proofs)[number]

/** Where the goods were left; a person is named, a place is photographed. */
export const handovers = ['in_hands', 'neighbour', 'guard', 'safe_place'] as const
export type Handover = (typeof handovers)[number]

/** Why a wanted proof is missing. */
export const noProofReasons = ['will_not_sign', 'nobody_there', 'phone_fails'] as const
export type NoProof = (typeof noProofReasons)[number]

/** Of a door and of its place; a signature comes beside them. */
export const mostPhotosOfEvent = 10

type Door = { isCompany: boolean; isFirstVisit: boolean; isDeferred: boolean }

/** A company signs at its first delivery, and for what it pays later. */
export function proofWanted({ isCompany, isFirstVisit, isDeferred }: Door): Proof {
  if (isCompany && (isFirstVisit || isDeferred)) return 'signature'
  return isCompany || isDeferred ? 'name' : 'none'
}

type Taken = {
  receiver: string
  handover: Handover
  hasPhoto: boolean
  isSigned: boolean
}

/** Whether what was taken at the door lacks what is wanted there. */
export function proofIsMissing(wanted: Proof, { receiver, handover, ...taken }: Taken): boolean {
  if (handover === 'safe_place' && !taken.hasPhoto) return true
  if (taken.isSigned || wanted === 'none') return false
  return wanted === 'signature' || (receiver === '' && handover !== 'safe_place')
}
