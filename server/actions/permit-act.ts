import { sql } from 'kysely'
import type { PassedLimit, Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { isLargeSum, moneyRights, roleLimitsOf, rolesPermitted } from '../../domain/staff/limits.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit, requireFreshFactor } from '../staff/permit.ts'
import type { Act, Reach } from './deed.ts'

export type ReachOfAct = {
  reaches: Reach[]
  /** Of all records together. */
  cents: Cents
  /** With what was done before, so that a limit is not passed in small parts. */
  centsForLimit: Cents
  customerIds: number[]
}

export async function reachOf<Input>(
  app: App,
  tx: Tx,
  by: Actor,
  { deed, rows }: Act<Input>,
): Promise<ReachOfAct> {
  const reaches: Reach[] = []
  for (const row of rows) reaches.push(await deed.reach(tx, row, app, by))
  const customerIds = reaches.flatMap(({ customerId, customerIds: several = [] }) => [
    ...several,
    ...(customerId === undefined ? [] : [customerId]),
  ])
  const cents = sumOf(reaches, (reach) => reach.cents ?? 0)
  return {
    reaches,
    cents,
    centsForLimit: cents + sumOf(reaches, ({ earlierCents = 0 }) => earlierCents),
    customerIds: [...new Set(customerIds)].sort((a, b) => a - b),
  }
}

type Permitted = { needsSecondPerson: boolean; passedLimit?: PassedLimit }
type PermittedAct = Outcome<Permitted, Refusal>

/** The limit that an act is above, whether another person must agree or must be asked. */
export const passedLimitOf = (permitted: PermittedAct): PassedLimit | undefined => {
  const judged = permitted.ok ? permitted.value : permitted.refusal
  return 'passedLimit' in judged ? judged.passedLimit : undefined
}

/**
 * Whether a person may do an act, and whether a second person is needed. The own money is refused
 * to those too who could ask another to do it.
 */
export async function permitAct(
  app: App,
  tx: Tx,
  by: Actor,
  right: Right,
  reach: ReachOfAct,
): Promise<PermittedAct> {
  const permitted = await permitWithinLimits(app, tx, by, right, reach)
  const canAsk = !permitted.ok && 'canAsk' in permitted.refusal && permitted.refusal.canAsk
  if (!permitted.ok && !canAsk) return permitted
  const isOwn = await touchesOwnMoney(tx, by, right, reach.customerIds)
  return isOwn ? refuse({ code: 'own_record' }) : permitted
}

async function permitWithinLimits(
  app: App,
  tx: Tx,
  by: Actor,
  right: Right,
  { reaches, cents, centsForLimit }: ReachOfAct,
): Promise<PermittedAct> {
  const permitted = await permit(app, tx, by, right, centsForLimit)
  const usedCents = Math.max(0, centsForLimit - cents)
  if (!permitted.ok) return refuse(withUsed(permitted.refusal, usedCents))
  const { needsSecondPerson, isLimited, passedLimit } = withUsed(permitted.value, usedCents)
  if (isLimited && reaches.some(({ isBeyondPart }) => isBeyondPart)) {
    const limits = roleLimitsOf(await app.settings())
    const mayDo = rolesPermitted(limits, right, centsForLimit).filter(
      (role) => !by.request?.roles?.includes(role),
    )
    return refuse({ code: 'not_permitted', mayDo, canAsk: true })
  }
  const ofRow = reaches.find(({ limitCents }) => limitCents !== undefined)?.limitCents
  return done({
    needsSecondPerson: needsSecondPerson || reaches.some(({ isForTwo }) => isForTwo),
    ...(ofRow !== undefined && { passedLimit: { limitCents: ofRow, usedCents: 0 } }),
    ...(passedLimit && { passedLimit }),
  })
}

/** The limit that was passed, with what the person had used of it before. */
const withUsed = <Judged extends object>(judged: Judged, usedCents: Cents): Judged =>
  'passedLimit' in judged
    ? { ...judged, passedLimit: { ...(judged.passedLimit as PassedLimit), usedCents } }
    : judged

/** Money above the limit asks for the second factor again; a preview does not. */
export async function requireFactorFor(
  app: App,
  tx: Tx,
  by: Actor,
  right: Right,
  { centsForLimit }: ReachOfAct,
): Promise<Outcome<null, Refusal>> {
  const limits = roleLimitsOf(await app.settings())
  return isLargeSum(limits, right, centsForLimit) ? requireFreshFactor(app, tx, by) : done(null)
}

/** A person's own customer record is known by the e-mail or the phone. */
async function touchesOwnMoney(
  tx: Tx,
  { id: staffId }: Actor,
  right: Right,
  customerIds: readonly number[],
): Promise<boolean> {
  if (!moneyRights.includes(right) || customerIds.length === 0) return false
  const { rows } = await sql`
    select from customers c join staff s on s.email = lower(c.email) or s.phone = c.phone
    where s.id = ${staffId} and c.id = any(${customerIds}::bigint[]) limit 1`.execute(tx)
  return rows.length > 0
}
