import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import { passOnSums } from '../customers/pass-on-sums.ts'
import { ownMoneyStep } from '../ledger/payable.ts'
import type { Tx } from '../platform/database/connect.ts'

/** A bank may be so slow that its payer's record was merged meanwhile; answers the one that lives. */
export const passOnPayment = (
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
  cents: Cents,
): Promise<number> =>
  passOnSums(app, tx, by, {
    customerId,
    action: 'customers.passed_on',
    note: 'Maksājums pēc profilu apvienošanas',
    sums: [['account', ownMoneyStep, cents]],
  })
