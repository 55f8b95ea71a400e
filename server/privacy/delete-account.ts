import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { verifyCredentials } from '../customers/verify-credentials.ts'
import { wrongPassword } from '../customers/change-password.ts'
import { customerFacts } from '../customers/customer.ts'
import type { Backend as App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import {
  deleteCarts,
  deleteMailsTo,
  eraseFromSandbox,
  eraseFromSheets,
  eraseRows,
  eraseWithdrawals,
  findUnsettled,
  type Unsettled,
} from './store.ts'

type Deletion = { customerId: number; password: string; address: string }

const refusalCodes = {
  orders: 'orders_are_open',
  money: 'money_is_open',
  bottles: 'bottles_are_open',
} as const satisfies Record<keyof Unsettled, string>

/** Erases the person and keeps the books without a name; refused while anything is unsettled. */
export async function deleteAccount(
  app: App,
  { customerId, password, address }: Deletion,
): Promise<Outcome<null, Refusal>> {
  const { email } = await customerFacts(app.db, customerId)
  const checked = await verifyCredentials(app, { email: email!, password, address })
  if (!checked.ok) return wrongPassword(checked.refusal, 'password')
  return inTransaction(app.db, async (tx) => {
    const unsettled = await findUnsettled(tx, customerId)
    const open = (Object.keys(refusalCodes) as (keyof Unsettled)[]).filter(
      (matter) => unsettled[matter],
    )
    if (open[0]) return refuse({ code: refusalCodes[open[0]], extra: { open } })
    await deleteCarts(tx, customerId)
    await deleteMailsTo(tx, email!)
    await eraseWithdrawals(tx, email!)
    await eraseFromSheets(tx, customerId)
    await eraseFromSandbox(tx, customerId)
    await eraseRows(tx, customerId, app.clock.now())
    await audit(tx, { actor: 'customer', action: 'privacy.account_deleted', customerId })
    return done(null)
  })
}
