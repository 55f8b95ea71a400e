import type { Cents } from '../money.ts'
import type { RunState } from './run-states.ts'

/** What a van's day began with: its meter, and the change that the driver found in the purse. */
export type ShiftStart = { km: number; floatCents: Cents }

type Correcting = {
  /** Of the run at which it is corrected. */
  state: RunState
  /** Null before anybody has said it. */
  was: ShiftStart | null
  /** Null where the first saying is taken back. */
  now: ShiftStart | null
  /** The float by the books, which one that nobody has said is taken to be. */
  givenCents: Cents
  isPurseCounted: boolean
}

/**
 * Why the office may not correct the start of a shift. The meter may be put right at any time; the
 * float only until the purse is counted, since its difference was named by what was said of it.
 */
export function startStays({
  state,
  was,
  now,
  givenCents,
  isPurseCounted,
}: Correcting): 'run_state' | 'nothing_changes' | 'purse_counted' | undefined {
  if (state === 'draft' || state === 'cancelled') return 'run_state'
  const floatOf = (start: ShiftStart | null) => start?.floatCents ?? givenCents
  const isSameFloat = floatOf(was) === floatOf(now)
  if (isSameFloat && was?.km === now?.km) return 'nothing_changes'
  return isPurseCounted && !isSameFloat ? 'purse_counted' : undefined
}
