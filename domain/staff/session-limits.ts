import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts'
import { type Right } from './rights.ts'
import { moneyRights } from './limits.ts'

/** The steps of a session: the second factor is due, must be set up first, or all is done. */
export const sessionSteps = ['factor', 'set_up', 'done'] as const
export type SessionStep = (typeof sessionSteps)[number]

/** How long staff stay signed in. */
export const sessionLimitsMs = {
  office: 12 * HOUR_MS,
  driver: 30 * 24 * HOUR_MS,
  /** From the password to the second factor. */
  step: 10 * MINUTE_MS,
  /** On pages with money, since the last use. */
  idleWithMoney: 60 * MINUTE_MS,
  /** For acts that ask for the second factor again. */
  freshFactor: 15 * MINUTE_MS,
} as const

type Session = { kind: 'office' | 'driver'; step: SessionStep; createdAt: Date; lastUsedAt: Date }

/** Whether a session is over, for a call that needs this right. */
export function isSessionOver(session: Session, right: Right | undefined, now: Date): boolean {
  const { kind, step, createdAt, lastUsedAt } = session
  const age = now.getTime() - createdAt.getTime()
  const idle = now.getTime() - lastUsedAt.getTime()
  if (age >= sessionLimitsMs[step === 'factor' ? 'step' : kind]) return true
  return right !== undefined && moneyRights.includes(right) && idle >= sessionLimitsMs.idleWithMoney
}

export const isFactorFresh = (factorAt: Date | null, now: Date): boolean =>
  factorAt !== null && now.getTime() - factorAt.getTime() < sessionLimitsMs.freshFactor
