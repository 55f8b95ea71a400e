import type { Cents } from '../../domain/money.ts'
import { refuse, done, type Outcome } from '../../domain/outcome.ts'
import type { MethodId } from '../../domain/payments/methods.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { openPayment, type OpenRefusal } from './open-payment.ts'
import { offeredMethodIds } from './offered-methods.ts'
import { startPayment } from './start-payment.ts'

type TopUp = { customerId: number; topUpCents: Cents; methodId: MethodId }

/** A sum for the account, paid by bank or card. */
export async function startTopUp(
  app: App,
  topUp: TopUp,
): Promise<
  Outcome<{ paymentId: number; paymentUrl: string }, OpenRefusal | { code: 'payments_off' }>
> {
  if (!offeredMethodIds(app).includes(topUp.methodId)) return refuse({ code: 'payments_off' })
  const paymentId = await inTransaction(app.db, (tx) =>
    startPayment(tx, app, { ...topUp, orderCents: 0 }),
  )
  const opened = await openPayment(app, paymentId)
  return opened.ok ? done({ paymentId, paymentUrl: opened.value.paymentUrl }) : opened
}
