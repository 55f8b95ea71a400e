import { z } from 'zod'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import type { Deed, RowDone } from '../actions/deed.ts'
import { reachCustomer } from '../actions/reach-customer.ts'
import { disputeDebt, settleDebtDispute } from './disputes.ts'
import { requirePrepayment, allowCredit } from './holds.ts'
import { customerSubject, onCustomer } from './of-customer.ts'
import { endPromises, makePromise } from './promises.ts'

const OfCustomer = z.object({ customerId: z.int() })
const Reasoned = OfCustomer.extend({ reason: z.string() })
const Disputed = Reasoned.extend({ documentId: z.int() })
const Promising = OfCustomer.extend({
  parts: z.array(z.object({ cents: z.int(), dueOn: z.string().transform(dayOf) })),
  note: z.string(),
})

type Json = NonNullable<RowDone['changes']>[number]['before']

const undone = 'Atsaukts'

const ofCustomer = { subject: customerSubject, reach: reachCustomer }
const reasonOf = ({ reason }: { reason: string }) => reason

const changeOf = (id: number, field: string, before: Json, after: Json) => ({
  changes: [{ kind: 'customer' as const, id, field, before, after }],
})

export const promiseDeed: Deed<z.output<typeof Promising>> = {
  name: 'debts.promise',
  right: 'writeNotes',
  input: Promising,
  ...ofCustomer,
  reasonOf: ({ note }) => note,
  run: onCustomer(async (app, tx, by, promising) => {
    const { customerId, parts, note } = promising
    const made = await makePromise(app, tx, by, promising)
    if (!made.ok) return made
    const { replaced } = made.value
    const undo =
      replaced.length > 0
        ? { deed: 'debts.promise', input: { customerId, parts: replaced, note } }
        : { deed: 'debts.end_promise', input: { customerId, reason: undone } }
    return done({ undo, ...changeOf(customerId, 'promised', replaced, parts) })
  }),
}

export const endPromiseDeed: Deed<z.output<typeof Reasoned>> = {
  name: 'debts.end_promise',
  right: 'writeNotes',
  input: Reasoned,
  ...ofCustomer,
  reasonOf,
  run: onCustomer(async (app, tx, by, { customerId, reason: note }) => {
    const ended = await endPromises(app, tx, by, customerId)
    if (!ended.ok) return ended
    const { ended: parts } = ended.value
    const undo = { deed: 'debts.promise', input: { customerId, parts, note } }
    return done({ undo, ...changeOf(customerId, 'promised', parts, []) })
  }),
}

export const requirePrepaymentDeed: Deed<z.output<typeof Reasoned>> = {
  name: 'debts.hold',
  right: 'putCustomersOnHold',
  input: Reasoned,
  ...ofCustomer,
  reasonOf,
  run: onCustomer(async (app, tx, by, held) => {
    const outcome = await requirePrepayment(app, tx, by, held)
    if (!outcome.ok) return outcome
    const { customerId } = held
    const undo = { deed: 'debts.release', input: { customerId, reason: undone } }
    return done({ undo, ...changeOf(customerId, 'onHold', false, true) })
  }),
}

/** Customer service may hold a customer; those who bill release. */
export const allowCreditDeed: Deed<z.output<typeof Reasoned>> = {
  name: 'debts.release',
  right: 'issueBills',
  input: Reasoned,
  ...ofCustomer,
  reasonOf,
  run: onCustomer(async (app, tx, by, { customerId }) => {
    const outcome = await allowCredit(app, tx, by, customerId)
    if (!outcome.ok) return outcome
    const undo = { deed: 'debts.hold', input: { customerId, reason: outcome.value.reason } }
    return done({ undo, ...changeOf(customerId, 'onHold', true, false) })
  }),
}

export const disputeDebtDeed: Deed<z.output<typeof Disputed>> = {
  name: 'debts.dispute',
  right: 'writeNotes',
  input: Disputed,
  ...ofCustomer,
  reasonOf,
  run: onCustomer(async (app, tx, by, disputed) => {
    const outcome = await disputeDebt(app, tx, by, disputed)
    if (!outcome.ok) return outcome
    const { customerId } = disputed
    const undo = { deed: 'debts.settle_dispute', input: { ...disputed, reason: undone } }
    return done({ undo, ...changeOf(customerId, 'disputed', false, true) })
  }),
}

export const settleDebtDisputeDeed: Deed<z.output<typeof Disputed>> = {
  name: 'debts.settle_dispute',
  right: 'writeNotes',
  input: Disputed,
  ...ofCustomer,
  reasonOf,
  run: onCustomer(async (app, tx, by, disputed) => {
    const outcome = await settleDebtDispute(app, tx, by, disputed.documentId)
    if (!outcome.ok) return outcome
    const undo = { deed: 'debts.dispute', input: { ...disputed, ...outcome.value } }
    return done({ undo, ...changeOf(disputed.customerId, 'disputed', true, false) })
  }),
}

export const debtDeeds: readonly Deed<unknown>[] = [
  promiseDeed,
  endPromiseDeed,
  requirePrepaymentDeed,
  allowCreditDeed,
  disputeDebtDeed,
  settleDebtDisputeDeed,
]
