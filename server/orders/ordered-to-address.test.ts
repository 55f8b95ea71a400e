import { expect, test } from 'vitest'
import { good, orderShop, placedOrder, region } from '../../tests/support/order-shop.ts'

const shop = await orderShop()

test('an address with an open order or an autoship cannot be removed', async () => {
  const anna = await shop.customer()
  const add = async (street: string) =>
    (await anna.api.createAddress({ body: { region: region.riga, street } })).data
  const [office, cottage] = [await add('Brīvības iela'), await add('Meža iela')]
  const at = (id: number) => ({ params: { id: String(id) } })
  const refused = { status: 409, error: 'address_is_awaited' }

  await anna.api.changeAddress({ ...at(office.id), body: { is_legal_address: 1 } })
  const { id: orderId } = await placedOrder(anna, { [good.honey]: 1 })
  await anna.api.changeAddress({ ...at(cottage.id), body: { is_legal_address: 1 } })
  await expect(anna.api.removeAddress(at(office.id))).rejects.toMatchObject(refused)
  await anna.api.cancelOrder({ params: { id: String(orderId) } })
  await anna.api.removeAddress(at(office.id))

  await shop.db
    .insertInto('autoships')
    .values({
      customerId: anna.id,
      addressId: cottage.id,
      isActive: true,
      deliveryOn: shop.clock.today(),
      processedAt: shop.clock.now(),
    })
    .execute()
  const home = (await anna.api.listAddresses()).data.data.find(
    (address) => address.id !== cottage.id,
  )!
  await anna.api.changeAddress({ ...at(home.id), body: { is_legal_address: 1 } })
  await expect(anna.api.removeAddress(at(cottage.id))).rejects.toMatchObject(refused)
  await shop.db
    .updateTable('autoships')
    .set({ isActive: false })
    .where('customerId', '=', anna.id)
    .execute()
  await anna.api.removeAddress(at(cottage.id))
})
