import type { ToldOutcome } from '../events/load-outcome.ts'

/** What the office reads of what was told of a stop. */
export function toldOf(told: ToldOutcome, isBottle: (goodId: number) => boolean) {
  const { state, attempts, flags, waitsForReview } = told
  const common = { state, attempts, flags, waitsForReview }
  if (told.state === 'waiting') return { ...common, ...nothingTold }
  const { cashCents, note = null } = told.fact
  const proof = { ...proofOf(told.fact), note }
  const counts = told.fact.counts.map((count) => ({ ...count, isBottle: isBottle(count.goodId) }))
  const code = told.fact.kind === 'not_delivered' ? told.fact.code : null
  return { ...common, ...proof, at: new Date(told.atMs).toISOString(), counts, cashCents, code }
}

function proofOf(fact: Exclude<ToldOutcome, { state: 'waiting' }>['fact']) {
  if (fact.kind !== 'delivered') return noProof
  const { receiver = null, handover = null, cooler = null, firstVisit = null } = fact
  return { receiver, handover, cooler, firstVisit }
}

const noProof = { receiver: null, handover: null, cooler: null, firstVisit: null }

const nothingTold = {
  at: null,
  counts: [],
  cashCents: 0,
  code: null,
  note: null,
  ...noProof,
}
