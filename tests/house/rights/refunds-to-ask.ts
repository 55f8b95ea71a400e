import { credit, type OrderShop } from '../../support/order-shop.ts'

/** A customer who can have deposit back, and a refund that another has asked for. */
export async function refundsToAsk(shop: OrderShop) {
  const [refundable, asked] = [await shop.customer(), await shop.customer({ name: 'Ilze' })]
  for (const { id } of [refundable, asked]) await credit(shop, id, 'deposit', 500)
  await asked.api.askDepositRefund({ body: { pay_to: 'iban', iban: 'LV97HABA0012345678910' } })
  const { id: refundId } = await shop.db
    .selectFrom('depositRefunds')
    .select('id')
    .where('customerId', '=', asked.id)
    .executeTakeFirstOrThrow()
  return { refundableId: refundable.id, refundId }
}
