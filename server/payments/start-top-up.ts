import type { Cents } from '../../domain/money.ts'
import { refuse, done, type Outcome } from '../../domain/outcome.ts'
import type { MethodId } from '../../domain/payments/methods.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { openPayment, type NotOpened } from './open-payment.ts'
import { methodsOfProvider } from './provider-methods.ts'
import { startPayment } from './start-payment.ts'

type TopUp = { customerId: number; topUpCents: Cents; methodId: MethodId }

/** A sum for the account, paid by bank or card. */
export async function startTopUp(
  app: App,
  topUp: TopUp,
): Promise<
  Outcome<{ paymentId: number; paymentUrl: string }, NotOpened | { code: 'payments_off' }>
> {
  if (!methodsOfProvider(app).includes(topUp.methodId)) return refuse({ code: 'payments_off' })
  const paymentId = await inTransaction(app.db, (tx) =>
    startPayment(tx, app, { ...topUp, orderCents: 0 }),
  )
  const opened = await openPayment(app, paymentId)
  return opened.ok ? done({ paymentId, paymentUrl: opened.value.paymentUrl }) : opened
}
