import { conversation, type Speaker } from './kit/conversation.ts'
import { frozenShop, good, password, place } from './kit/frozen-shop.ts'

const shop = await frozenShop()

/** What the seed's shelves hold beside the goods of most conversations. */
const cooler = 901
const cleaning = 904

conversation(shop, 'cart-of-a-guest', async ({ as }) => {
  const { token } = await as('nobody').silent.post('/authenticate/guest')
  const guest = as('a guest', token)
  await guest.get('/cart/active')
  const { data } = await guest.post('/cart')
  const cart = `/cart/${data.id}`
  await guest.post('/cart')
  await guest.post(`${cart}/cartitem`, { good_id: good.water, order: 2 })
  await guest.post(`${cart}/cartitem`, { good_id: good.water, order: 4, return: 1 })
  await guest.post(`${cart}/cartitem`, { good_id: good.scarce, order: 50 })
  await guest.post(`${cart}/cartitem`, { good_id: 999_999, order: 1 })
  await guest.post(`${cart}/cartitem`, { good_id: good.honey, order: -1, return: 1.5 })
  await guest.post(`${cart}/cartitem`, { good_id: good.honey, order: 10_000 })
  await guest.post(`${cart}/cartitem`, {})
  const list = await guest.get(`${cart}/item`)
  const line = list.data.data[0].id
  await guest.post(`${cart}/cartitem`, { id: line, good_id: good.water, order: 1 })
  await guest.delete(`${cart}/item/${good.scarce}`)
  await guest.delete(`${cart}/item/${good.scarce}`)
  await guest.post(cart, { notes: 'Zvanīt', address_id: 999_999 })
  await guest.post(cart, { notes: 'Zvanīt' })
  await guest.post(`${cart}/processcart`)
  await guest.get('/cart/active', { language: 'en' })
})

conversation(shop, 'cart-and-delivery', async ({ as }) => {
  const anna = as('Anna', (await shop.customer({ euros: 30 })).token)
  await anna.silent.post('/address', { region: place.eleja, street: 'Parka iela', house_no: '3' })
  await anna.silent.post('/address', { region: place.ropazi, street: 'Ozolu iela', house_no: '7' })
  const [home, away, country] = (await anna.silent.get('/address')).data.data
  const { data } = await anna.post('/cart')
  const cart = `/cart/${data.id}`
  await anna.silent.post(`${cart}/cartitem`, { good_id: good.honey, order: 3 })
  const { data: ways } = await anna.get(`/addressdeliverytype/${home.id}`)
  const machine = ways[1].parcel_machine_locations[0].id
  await anna.post(cart, { delivery_type_id: 2, parcel_machine_id: machine })
  await anna.post(cart, { parcel_machine_id: 9_999_999 })
  await anna.post(cart, { delivery_type_id: 3, payment_type: 3 })
  await anna.post(cart, { address_id: away.id, delivery_type_id: 1 })
  await anna.get(`/addressdeliverytype/${away.id}`)
  await anna.silent.post(cart, { address_id: home.id, delivery_type_id: 1 })
  await anna.post(`${cart}/cartitem`, { good_id: good.water, order: 1 })
  await anna.post(cart, { delivery_type_id: 2 })
  for (const day of ['2026-11-22', '2026-11-20', '2027-06-01', '1.12.2026'])
    await anna.post(cart, { delivery_date: day })
  await anna.post(cart, { delivery_date: '2026-11-24' })
  await anna.post(cart, { address_id: country.id })
  await anna.post(cart, { address_id: country.id, delivery_date: '2026-11-25' })
  for (const method of [2, 3, 5, 7]) await anna.post(cart, { payment_type: method })
  await anna.post(cart, { payment_type: 4, use_bonus: 2, top_up: 1.5, delivery_type_id: 4 })
  await anna.post(cart, { use_bonus: 1, top_up: 10 })
  await anna.post('/cart/999999', { notes: 'x' })
  await anna.post(`${cart}/cartitem`, { good_id: cooler, order: 1 })
  await anna.get('/cart/active')
  await anna.delete(`${cart}/item/${cooler}`)
  await anna.delete(`${cart}/item/${good.water}`)
  await anna.delete(`${cart}/item/${good.honey}`)
  await anna.post(`${cart}/processcart`)
  await anna.post(`${cart}/addtoorder`)
  await anna.post(`${cart}/converttoautoship`)
  await anna.post(`${cart}/cartitem`, { good_id: cleaning, order: 1 })
})

const promo = async (anna: Speaker, code: string) => anna.get(`/promo/activate/${code}`)

conversation(shop, 'promo-and-bonus', async ({ as }) => {
  const { id, token } = await shop.customer()
  const anna = as('Anna', token)
  await promo(anna, 'SVEIKI10')
  await anna.delete('/promo')
  const cart = `/cart/${(await anna.silent.post('/cart')).data.id}`
  await anna.silent.post(`${cart}/cartitem`, { good_id: good.honey, order: 5 })
  await shop.office('promo', 'create', 'SVEIKI10', '--percent', '10')
  await shop.office('promo', 'create', 'LIELAIS', '--sum', '5.00', '--minimum', '100.00')
  await shop.office('promo', 'create', 'ATVED', '--free-delivery')
  await shop.office('promo', 'create', 'UDENIM', '--percent', '20', '--goods', '101')
  const now = shop.clock.now().toISOString()
  shop.clock.set('2026-11-01T08:00:00Z')
  await shop.office('promo', 'create', 'VECAIS', '--percent', '5', '--until', '2026-11-01')
  shop.clock.set(now)
  for (const code of ['NAV', 'sveiki10', 'LIELAIS', 'ATVED', 'UDENIM', 'VECAIS'])
    await promo(anna, code)
  await anna.get('/promo/activate/NAV', { language: 'en' })
  await promo(anna, 'SVEIKI10')
  await anna.get('/cart/active')
  await anna.delete('/promo')
  const bonus = ['--account', 'bonus', '--euros=3.00', '--why', 'Dāvana']
  await shop.office('ledger correct', '--customer', id, ...bonus)
  await anna.post(cart, { use_bonus: 1 })
  await anna.get('/authenticate/user')
})

conversation(shop, 'cart-brought-along', async ({ as }) => {
  const { email, token } = await shop.customer()
  const anna = as('Anna', token)
  const own = (await anna.silent.post('/cart')).data.id
  await anna.silent.post(`/cart/${own}/cartitem`, { good_id: good.water, order: 1 })
  const guestToken = (await as('nobody').silent.post('/authenticate/guest')).token
  const guest = as('a guest', guestToken)
  const { id } = (await guest.silent.post('/cart')).data
  await guest.silent.post(`/cart/${id}/cartitem`, { good_id: good.water, order: 2, return: 1 })
  await guest.silent.post(`/cart/${id}/cartitem`, { good_id: good.honey, order: 1 })
  await guest.post('/authenticate', { email, password, cartid: id })
  await anna.get('/cart/active')
  await anna.get(`/cart/${own}/item`)
  await anna.get(`/cart/${id}/item`)
  await anna.post('/cart/repeat')
})
