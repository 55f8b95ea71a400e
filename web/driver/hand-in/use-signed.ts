import { useState } from 'react'
import type { DayRun } from '../road/road.ts'

/** When a driver signed, and for what. */
type Signed = { at: string; handedIn: DayRun['handedIn'] }

/** What was signed for stands, also on another phone, until it is counted otherwise. */
export function useSigned({ signedAt, handedIn }: DayRun) {
  const [signedNow, setSigned] = useState<Signed>()
  const known = signedAt ? { at: signedAt, handedIn } : undefined
  const signed = signedNow && signedNow.at > (known?.at ?? '') ? signedNow : known
  const empties = signed?.handedIn?.empties ?? []
  const signedFor = new Map(empties.map(({ goodId, pieces }) => [goodId, pieces]))
  return { signed, signedFor, setSigned }
}
