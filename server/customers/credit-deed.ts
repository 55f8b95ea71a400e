import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { changeRights } from './change-rights.ts'

const Credit = z.object({ creditLimitCents: z.int(), payLater: z.boolean() })
type Credit = z.output<typeof Credit>

const Granting = z.object({
  customerId: z.int(),
  ...Credit.shape,
  reason: z.string(),
  /** The credit that is taken back, when the grant of it is undone. */
  from: Credit.optional(),
})
type Granting = z.output<typeof Granting>

/** Extends a customer's credit or takes it back; new orders are measured by it. */
export const grantCreditDeed: Deed<Granting> = {
  name: 'customers.credit',
  right: 'grantCredit',
  input: Granting,
  isAudited: true,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: ({ reason }) => reason,
  reach: async (tx, { customerId, ...after }) => {
    const before = await lockCredit(tx, customerId)
    if (!before) return {}
    const isRaised = after.creditLimitCents > before.creditLimitCents
    return { customerId, isBeyondPart: isRaised || (after.payLater && !before.payLater) }
  },
  run: async (app, tx, by, { customerId, creditLimitCents, payLater, reason, from }) => {
    const before = await lockCredit(tx, customerId)
    if (!before) return refuse({ code: 'not_found' })
    const after = { creditLimitCents, payLater }
    if (from && !isSame(from, before)) return refuse({ code: 'changed_since' })
    if (isSame(before, after)) return done({ undo: null })
    await changeRights(app, tx, by, { customerId, rights: after, reason })
    const changed = (['creditLimitCents', 'payLater'] as const).filter(
      (field) => before[field] !== after[field],
    )
    return done({
      undo: { deed: 'customers.credit', input: { customerId, ...before, reason: '', from: after } },
      changes: changed.map((field) => ({
        kind: 'customer',
        id: customerId,
        field,
        before: before[field],
        after: after[field],
      })),
    })
  },
}

const isSame = (one: Credit, other: Credit) =>
  one.creditLimitCents === other.creditLimitCents && one.payLater === other.payLater

const lockCredit = (tx: Tx, customerId: number): Promise<Credit | undefined> =>
  tx
    .selectFrom('customers')
    .select(['creditLimitCents', 'payLater'])
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .where('anonymisedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
