import { bankReference } from '../../../domain/documents/bank-reference.ts'
import { credit, type OrderShop } from '../../support/order-shop.ts'

/** A customer who can have deposit back, a refund that another has asked for, and a file. */
export async function refundsToAsk(shop: OrderShop) {
  const [refundable, asked] = [await shop.customer(), await shop.customer({ name: 'Ilze' })]
  for (const { id } of [refundable, asked]) await credit(shop, id, 'deposit', 500)
  await asked.api.askDepositRefund({ body: { pay_to: 'iban', iban: 'LV97HABA0012345678910' } })
  const { id: refundId } = await shop.db
    .selectFrom('depositRefunds')
    .select('id')
    .where('customerId', '=', asked.id)
    .executeTakeFirstOrThrow()
  const { id: transferFileId } = await shop.db
    .insertInto('transferFiles')
    .values({
      iban: 'LV80BANK0000435195001',
      payerName: 'Avots',
      payOn: shop.clock.today(),
      madeAt: shop.clock.now(),
      actorKind: 'system',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const invoiceId = await insertInvoice(shop, refundable.id)
  return { refundableId: refundable.id, invoiceId, refundId, transferFileId }
}

async function insertInvoice({ db, clock }: OrderShop, customerId: number): Promise<number> {
  const line = { name: 'Medus', unit: 'piece', quantity: 20, unitCents: 500, discountCents: 0 }
  const { id } = await db
    .insertInto('papers')
    .values({
      customerId,
      kind: 'invoice',
      causeKind: 'delivery',
      causeId: customerId,
      issuedOn: clock.today(),
      suppliedOn: clock.today(),
      seller: '{}',
      buyer: '{}',
      lines: JSON.stringify([{ ...line, grossCents: 100_00, percent: 21 }]),
      vat: '[]',
      totalCents: 100_00,
      bankReference: bankReference(customerId),
      issuedAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
