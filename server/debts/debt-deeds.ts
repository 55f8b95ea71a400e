import { z } from 'zod'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import type { Deed, RowDone } from '../actions/deed.ts'
import { reachCustomer } from '../actions/reach-customer.ts'
import { disputeDebt, settleDebtDispute } from './disputes.ts'
import { allowCredit, requirePrepayment, undoHold } from './holds.ts'
import { customerSubject, onCustomer } from './of-customer.ts'
import { endPromises, idsOf, makePromise, undoPromise } from './promises.ts'

const OfCustomer = z.object({ customerId: z.int() })
const UndoingPromise = OfCustomer.extend({ madeIds: z.array(z.int()), endedIds: z.array(z.int()) })
const UndoingHold = OfCustomer.extend({ holdId: z.int() })
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
    const { customerId, parts } = promising
    const made = await makePromise(app, tx, by, promising)
    if (!made.ok) return made
    const { madeIds, replaced } = made.value
    const input = { customerId, madeIds, endedIds: idsOf(replaced) }
    const undo = { deed: 'debts.undo_promise', input }
    return done({ undo, ...changeOf(customerId, 'promised', replaced.map(partOf), parts) })
  }),
}

export const endPromiseDeed: Deed<z.output<typeof Reasoned>> = {
  name: 'debts.end_promise',
  right: 'writeNotes',
  input: Reasoned,
  ...ofCustomer,
  reasonOf,
  run: onCustomer(async (app, tx, by, { customerId }) => {
    const outcome = await endPromises(app, tx, by, customerId)
    if (!outcome.ok) return outcome
    const { ended } = outcome.value
    const input = { customerId, madeIds: [], endedIds: idsOf(ended) }
    const undo = { deed: 'debts.undo_promise', input }
    return done({ undo, ...changeOf(customerId, 'promised', ended.map(partOf), []) })
  }),
}

const partOf = ({ cents, dueOn }: { cents: number; dueOn: string }) => ({ cents, dueOn })

export const undoPromiseDeed: Deed<z.output<typeof UndoingPromise>> = {
  name: 'debts.undo_promise',
  right: 'writeNotes',
  input: UndoingPromise,
  ...ofCustomer,
  reasonOf: () => null,
  run: onCustomer(async (app, tx, by, undoing) => {
    const outcome = await undoPromise(app, tx, by, undoing)
    return outcome.ok ? done({}) : outcome
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
    const undo = { deed: 'debts.undo_hold', input: { customerId, ...outcome.value } }
    return done({ undo, ...changeOf(customerId, 'onHold', false, true) })
  }),
}

export const undoHoldDeed: Deed<z.output<typeof UndoingHold>> = {
  name: 'debts.undo_hold',
  right: 'putCustomersOnHold',
  input: UndoingHold,
  ...ofCustomer,
  reasonOf: () => null,
  run: onCustomer(async (app, tx, by, { holdId }) => {
    const outcome = await undoHold(app, tx, by, holdId)
    return outcome.ok ? done({}) : outcome
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
    const outcome = await settleDebtDispute(app, tx, by, disputed)
    if (!outcome.ok) return outcome
    const undo = { deed: 'debts.dispute', input: { ...disputed, ...outcome.value } }
    return done({ undo, ...changeOf(disputed.customerId, 'disputed', true, false) })
  }),
}

export const debtDeeds: readonly Deed<unknown>[] = [
  promiseDeed,
  endPromiseDeed,
  undoPromiseDeed,
  requirePrepaymentDeed,
  undoHoldDeed,
  allowCreditDeed,
  disputeDebtDeed,
  settleDebtDisputeDeed,
]
