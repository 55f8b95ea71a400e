import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { verifyCredentials } from '../customers/verify-credentials.ts'
import { wrongPassword } from '../customers/change-password.ts'
import { customerFacts } from '../customers/customer.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import {
  deleteCarts,
  deleteMailsTo,
  eraseFromSandbox,
  eraseFromSheets,
  eraseRows,
  eraseStatementsOf,
  findOpenMatters,
  type OpenMatters,
} from './store.ts'

type Leaving = { customerId: number; password: string; address: string }

const refusalOf = {
  orders: 'orders_are_open',
  money: 'money_is_open',
  bottles: 'bottles_are_open',
} as const satisfies Record<keyof OpenMatters, string>

/** The person goes; the books stay, with nobody's name in them. What is open must be settled first. */
export async function deleteAccount(
  app: App,
  { customerId, password, address }: Leaving,
): Promise<Outcome<null, Refusal>> {
  const { email } = await customerFacts(app.db, customerId)
  const checked = await verifyCredentials(app, { email: email!, password, address })
  if (!checked.ok) return wrongPassword(checked.refusal, 'password')
  return inTransaction(app.db, async (tx) => {
    const matters = await findOpenMatters(tx, customerId)
    const open = (Object.keys(refusalOf) as (keyof OpenMatters)[]).filter(
      (matter) => matters[matter],
    )
    if (open[0]) return refuse({ code: refusalOf[open[0]], extra: { open } })
    await deleteCarts(tx, customerId)
    await deleteMailsTo(tx, email!)
    await eraseStatementsOf(tx, email!)
    await eraseFromSheets(tx, customerId)
    await eraseFromSandbox(tx, customerId)
    await eraseRows(tx, customerId, app.clock.now())
    await audit(tx, { actor: 'customer', action: 'privacy.account_deleted', customerId })
    return done(null)
  })
}
