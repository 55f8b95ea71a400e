import type { App } from '../app-context.ts'
import { sumOf } from '../../domain/money.ts'
import type { Tx } from '../platform/database/connect.ts'
import { issueDocument } from './issue-document.ts'
import { findCustomerDocument } from './store.ts'
import { lineWords } from './words.ts'

/**
 * An order that its bank had paid was cancelled: its advance is the account's now, and its VAT is
 * taken back. The charge stays on the advance bill. The job is retried until that is issued.
 */
export async function creditAdvance(
  app: App,
  tx: Tx,
  { orderId }: { orderId: number },
): Promise<number | undefined> {
  const { id: paymentId, customerId } = await tx
    .selectFrom('payments')
    .select(['id', 'customerId'])
    .where('orderId', '=', orderId)
    .where('creditedTo', '=', 'order')
    .executeTakeFirstOrThrow()
  const bill = await findCustomerDocument(tx, customerId, { orderId, kind: 'advance_bill' })
  if (!bill) throw new Error(`the advance bill of order ${orderId} is not issued yet`)
  const ofOrder = [lineWords.orderAdvance(orderId), lineWords.orderDeposit(orderId)]
  const lines = bill.lines
    .filter(({ name }) => ofOrder.includes(name))
    .map((line) => ({ ...line, unitCents: -line.unitCents, grossCents: -line.grossCents }))
  const cents = sumOf(lines, ({ grossCents }) => grossCents)
  return issueDocument(tx, app, {
    customerId,
    orderId,
    correctsId: bill.id,
    kind: 'credit_bill',
    cause: { kind: 'payment', id: paymentId },
    suppliedOn: bill.suppliedOn,
    lines,
    settled: [{ by: 'credit', cents }],
  })
}
