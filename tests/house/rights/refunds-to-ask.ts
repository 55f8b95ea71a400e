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
  return { refundableId: refundable.id, refundId, transferFileId }
}
