import type { Actor } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { customerFacts } from '../customers/customer.ts'
import { voidLinks } from '../customers/customer-links.ts'
import { forgetSessionsOf } from '../customers/forget-sessions.ts'
import type { App } from '../app-context.ts'
import { endGoodwill } from '../ledger/payable.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { deleteAnswersToStaff, eraseFromActs, eraseFromRequests } from './erase-from-acts.ts'
import {
  deleteMailsTo,
  eraseFromSandbox,
  eraseFromEvents,
  eraseFromSheets,
  eraseRows,
  eraseWithdrawals,
  findRecordsOf,
  findUnsettled,
  type Unsettled,
} from './store.ts'

const refusalCodes = {
  orders: 'orders_are_open',
  payments: 'payments_are_open',
  money: 'money_is_open',
  bottles: 'bottles_are_open',
} as const satisfies Record<keyof Unsettled, string>

/** Erases the person and keeps the books without a name; refused while anything is unsettled. */
export async function deleteAccount(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<Outcome<null, Refusal>> {
  const unsettled = await findUnsettled(tx, customerId)
  const open = (Object.keys(refusalCodes) as (keyof Unsettled)[]).filter(
    (matter) => unsettled[matter],
  )
  if (open[0]) return refuse({ code: refusalCodes[open[0]], open })
  await endGoodwill(app, tx, by, customerId)
  for (const recordId of await findRecordsOf(tx, customerId)) await eraseRecord(app, tx, recordId)
  // The contents of their files go as well.
  await enqueue(tx, 'platform.forget-old', {}, { key: 'platform.forget-old' })
  await audit(app, tx, by, { action: 'privacy.account_deleted', customerId })
  return done(null)
}

async function eraseRecord(app: App, tx: Tx, customerId: number): Promise<void> {
  const { email } = await customerFacts(tx, customerId)
  if (email !== null) await deleteMailsTo(tx, email)
  if (email !== null) await eraseWithdrawals(tx, email)
  await eraseFromSheets(tx, customerId)
  await eraseFromEvents(tx, customerId)
  await eraseFromSandbox(tx, customerId)
  await eraseFromActs(tx, customerId)
  await eraseFromRequests(tx, customerId)
  await deleteAnswersToStaff(tx, customerId)
  await forgetSessionsOf(app, tx, customerId)
  await voidLinks(app, tx, customerId)
  await eraseRows(tx, customerId, app.clock.now())
}
