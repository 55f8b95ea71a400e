import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import {
  type HeldRole,
  limitPassed,
  permissionOf,
  roleLimitsOf,
  rolesPermitted,
} from '../../domain/staff/limits.ts'
import { extentOf, type Right } from '../../domain/staff/rights.ts'
import { isFactorFresh } from '../../domain/staff/session-limits.ts'
import type { PassedLimit, Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { hasFactor } from './factor-store.ts'
import { findFactorAt } from './session-store.ts'
import { rolesOn } from './store.ts'

type Permitted = {
  needsSecondPerson: boolean
  /** The right goes only as far as a part of the act, which the verb knows. */
  isLimited: boolean
  passedLimit?: PassedLimit
}

const permittedAll: Permitted = { needsSecondPerson: false, isLimited: false }

/**
 * Whether the actor may do an act of this many cents. Verbs call it first: the roles are read in
 * the verb's own transaction. Commands and jobs may do everything.
 */
export async function permit(
  { clock, settings }: App,
  tx: Tx,
  by: Actor,
  right: Right,
  cents: Cents = 0,
): Promise<Outcome<Permitted, Refusal<'not_permitted'>>> {
  if (by.kind === 'command' || by.kind === 'system') return done(permittedAll)
  const held = await rolesOf(tx, by, clock)
  const limits = roleLimitsOf(await settings())
  const permission = permissionOf(limits, held, right, cents)
  const roles = held.map(({ role }) => role)
  const isLimited = extentOf(roles, right) === 'limited'
  const limitCents = limitPassed(limits, held, right, cents)
  const passed = limitCents !== undefined && { passedLimit: { limitCents, usedCents: 0 } }
  return permission === 'refused'
    ? refuse({
        code: 'not_permitted',
        mayDo: rolesPermitted(limits, right, cents),
        canAsk: isLimited,
        ...passed,
      })
    : done({ needsSecondPerson: permission === 'second_person', isLimited, ...passed })
}

/** Whether a person has a role today. */
export const worksToday = async ({ clock }: App, tx: Tx, staffId: number): Promise<boolean> =>
  (await rolesOn(tx, staffId, clock.today())).length > 0

/** The roles that count where the person is: on the phone that of a driver, at a desk the others. */
async function rolesOf(tx: Tx, { kind, id }: Actor, { today }: App['clock']): Promise<HeldRole[]> {
  if (kind !== 'staff' && kind !== 'driver') return []
  const held = await rolesOn(tx, id!, today())
  return held.filter(({ role }) => (role === 'driver') === (kind === 'driver'))
}

/**
 * Asks for the second factor again, unless it was shown a short while ago. A person without one is
 * asked only where it is obligatory.
 */
export async function requireFreshFactor(
  { clock, config }: App,
  tx: Tx,
  { id, request, kind }: Actor,
): Promise<Outcome<null, Refusal<'factor_needed'>>> {
  if (kind !== 'staff') return done(null)
  if (!config.production && !(await hasFactor(tx, id!))) return done(null)
  const shownAt = request?.sessionId ? await findFactorAt(tx, request.sessionId) : null
  return isFactorFresh(shownAt, clock.now()) ? done(null) : refuse({ code: 'factor_needed' })
}

/** A right and, for acts that change who may do what, the second factor. */
export async function permitWithFactor(
  app: App,
  tx: Tx,
  by: Actor,
  right: Right,
): Promise<Outcome<null, Refusal>> {
  const permitted = await permit(app, tx, by, right)
  return permitted.ok ? requireFreshFactor(app, tx, by) : permitted
}
