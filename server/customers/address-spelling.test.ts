import { expect, test } from 'vitest'
import { filledCart, good, orderShop, region } from '../../tests/support/order-shop.ts'

const shop = await orderShop()

const addresses = [
  { region: region.riga, street: 'Lāčplēša iela', house_no: '24', flat_no: '15', postcode: '1011' },
  { region: region.riga, street: 'Brīvības iela', house_no: '90' },
  { region: region.riga, street: 'Meži', house_no: '' },
]

// O-37
test.each(addresses)('one address is spelled the same on every page: $street', async (address) => {
  const anna = await shop.customer()
  const { data: added } = await anna.api.createAddress({ body: address })
  const chosen = { address_id: added.id }
  const { params } = await filledCart(anna, { [good.tea]: 1 })
  await anna.api.changeCart({ params, body: chosen })
  const list = async () => (await anna.api.listAddresses()).data.data
  const autoship = (await anna.api.createAutoship()).data
  const ship = { params: { id: String(autoship.id) } }
  await anna.api.changeAutoship({ ...ship, body: chosen })
  const spelled = {
    list: (await list()).find(({ id }) => id === added.id)?.full_address,
    cart: (await anna.api.readActiveCart()).data.address?.full_address,
    autoship: (await anna.api.readAutoship(ship)).data.data.address?.full_address,
  }
  await anna.api.placeOrder({ params })
  const order = (await anna.api.readOrder({ params })).order
  const waiting = (await anna.api.listOrdersInProgress()).order[0]
  expect({
    ...spelled,
    order: order.address?.full_address,
    waiting: waiting?.address?.full_address,
  }).toEqual({
    list: added.full_address,
    cart: added.full_address,
    autoship: added.full_address,
    order: added.full_address,
    waiting: added.full_address,
  })
})
