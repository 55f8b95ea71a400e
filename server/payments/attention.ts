import type { AttentionSource } from '../attention/source.ts'

/** Payments that do not fit their order: a person decides what becomes of the money. */
export const flaggedPaymentSource: AttentionSource = {
  kind: 'payment_flagged',
  right: 'refundToAccount',
  find: async ({ db }) => {
    const rows = await db
      .selectFrom('payments')
      .innerJoin('customers', 'customers.id', 'payments.customerId')
      .select([
        'payments.id',
        'payments.orderId',
        'payments.flag',
        'payments.amountCents',
        'payments.createdAt',
        'payments.customerId',
        'customers.name',
      ])
      .where('flag', 'is not', null)
      .orderBy('payments.id')
      .limit(200)
      .execute()
    return rows.map(({ id, amountCents, createdAt, ...facts }) => ({
      id: String(id),
      group: 'money',
      since: createdAt,
      until: null,
      cents: amountCents,
      facts,
    }))
  },
}
