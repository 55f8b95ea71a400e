import type { Db } from '../platform/database/connect.ts'
import type { Payment } from './store.ts'

export type ProviderEvent = {
  payment: Pick<Payment, 'id' | 'customerId'>
  source: 'return' | 'poll'
  hash: Buffer
  raw: string
  payload: unknown
  outcome: string
}

/** Keeps what the provider said, word for word, once. */
export async function recordEvent(tx: Db, event: ProviderEvent): Promise<void> {
  const { payment, source, hash, raw, payload, outcome } = event
  await tx
    .insertInto('providerEvents')
    .values({
      customerId: payment.customerId,
      paymentId: payment.id,
      source,
      tokenHash: hash,
      raw,
      payload: JSON.stringify(payload),
      outcome,
    })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute()
}
