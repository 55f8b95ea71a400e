/**
 * The program of a developer who has the document alone. The test compiles it strictly beside the
 * client that is made of the document, and runs it on the shop's address.
 */
export const outsideProgram = `
import { client } from './client.ts'

const address = process.argv[2]!
const { token } = await client(address).createGuest()
const shop = client(address, token)

const { goods } = await shop.listGoods({ query: { search: 'sila avots', limit: '5' } })
const water = goods.data.find(({ isbottle }) => isbottle === 1)!

const cart = await shop.createCart()
const { data } = await shop.changeCartItem({
  path: { id: String(cart.data.id) },
  body: { good_id: water.id, order: 3 },
})

const { data: regions } = (await shop.listRegions()).data
const region = regions.find(({ is_ours }) => is_ours === 1)!
const { user } = await shop.readUser()
await shop.saveUser({
  path: { id: String(user.id) },
  body: {
    person_type: 1,
    name_surname: 'Ilze Ozola',
    email: 'ilze.ozola@example.lv',
    phone: '29123456',
    password: 'avots pie Gaujas',
    password2: 'avots pie Gaujas',
    confirmed_agreement: 1,
    address: [{ city: region.city_id, region: region.id, street: 'Avotu iela', house_no: '3' }],
  },
})

const [home] = (await shop.listAddresses()).data.data
const path = { id: String(cart.data.id) }
const chosen = await shop.changeCart({ path, body: { address_id: home!.id, payment_type: 3 } })
const { total_price_with_bail_and_vat } = chosen.data.details
const placed = await shop.placeOrder({ path, body: { total_price_with_bail_and_vat, confirmed_agreement: 1 } })
const { order } = await shop.readOrder({ path: { id: String(placed.order.id) } })
console.log(
  JSON.stringify({
    granted: data.granted,
    status: order.status,
    day: order.delivery_date,
    sum: order.total_amount_with_bail_and_vat,
    foreseen: total_price_with_bail_and_vat,
  }),
)
`
