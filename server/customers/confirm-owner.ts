import type { Refusal } from '../../contract/shared/refusals.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { wrongPassword } from './change-password.ts'
import { hasPassword } from './password-store.ts'
import { findCustomer } from './store.ts'
import { sessionStartedAt } from './session-store.ts'
import { verifyCredentials } from './verify-credentials.ts'

const FRESH_MS = 15 * MINUTE_MS

type Owner = {
  customerId: number
  sessionId: number
  password: string | undefined
  address: string
}

/** Asks again who it is: by the password, and without one by a log-in that has just been. */
export async function confirmOwner(
  app: AppWithDb,
  { customerId, sessionId, password, address }: Owner,
): Promise<Outcome<unknown, Refusal>> {
  if (password !== undefined) {
    const email = (await findCustomer(app.db, customerId)).email!
    const checked = await verifyCredentials(app, { email, password, address })
    return checked.ok ? checked : wrongPassword(checked.refusal, 'password')
  }
  if (await hasPassword(app.db, customerId))
    return refuse({ fields: { password: [{ problem: 'required' }] } })
  return (await hasJustLoggedIn(app, sessionId)) ? done(null) : refuse({ code: 'log_in_again' })
}

/** Asks again who it is, unless a log-in by any way has just said so. */
export async function confirmUnlessFresh(
  app: AppWithDb,
  owner: Owner,
): Promise<Outcome<unknown, Refusal>> {
  return (await hasJustLoggedIn(app, owner.sessionId)) ? done(null) : confirmOwner(app, owner)
}

async function hasJustLoggedIn({ clock, db }: AppWithDb, sessionId: number): Promise<boolean> {
  const startedAt = await sessionStartedAt(db, sessionId)
  return clock.now().getTime() - (startedAt?.getTime() ?? 0) < FRESH_MS
}
