import { conversation } from './kit/conversation.ts'
import { frozenShop, good, place } from './kit/frozen-shop.ts'

const shop = await frozenShop()

conversation(shop, 'making-an-autoship', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  await anna.get('/cart/autoship')
  const made = (await anna.post('/cart/autoship')).data.id
  const one = `/cart/autoship/${made}`
  await anna.post(`/cart/autoship/process/${made}`)
  await anna.post(one, { status: 1 })
  await anna.post(`${one}/cartitem`, { good_id: good.water, order: 2 })
  await anna.post(`${one}/cartitem`, { good_id: 999_999, order: 2 })
  await anna.post(`${one}/cartitem`, { good_id: good.honey, order: -2 })
  await anna.post(`${one}/cartitem`, {
    good_id: good.honey,
    order: 1,
    substitute_good_id: good.dearHoney,
  })
  await anna.get(`${one}/item`)
  await anna.get(`${one}/nextdelivery`)
  await anna.post(one, { delivery_date: '2026-11-22' })
  await anna.post(one, { delivery_date: '2027-12-22', frequency: 9, status: 2 })
  await anna.post(one, { address_id: 999_999 })
  await anna.post(one, { autoship_name: 'Ūdens mājām', delivery_date: '2026-12-01', frequency: 2 })
  await anna.get(`${one}/nextdelivery`)
  await anna.get(`${one}/nextdelivery?delivery_date=2026-12-03`)
  await anna.get(`${one}/nextdelivery?delivery_date=x`)
  await anna.post(`/cart/autoship/process/${made}`)
  await anna.get(one)
  await anna.get(one, { language: 'en' })
  await anna.delete(`${one}/item/${good.honey}`)
  await anna.get(`/cart/autoship/clone/${made}`)
  await anna.get('/cart/autoship/clone/999999')
  await anna.get('/cart/autoship/999999')
  await anna.get(`/autoship/${made}/office-acts`)
  await anna.get('/autoship/999999/office-acts')
  await anna.post(one, { pause: 1, pause_from: '2026-12-10', pause_to: '2026-12-20' })
  await anna.post(one, { pause: 1, pause_from: '2026-12-20', pause_to: '2026-12-10' })
  await anna.post(one, { pause: 0 })
  await anna.post(one, { autoship_name: 'Ūdens', seen_version: 0 })
  await anna.post(one, { status: 0 })
  await anna.post(one, { status: 1, valid_to: '2026-12-24' })
  await shop.office('autoship', 'lock', '--autoship', String(made), '--why', 'Zvans')
  await anna.post(one, { autoship_name: 'Cits' })
  await anna.post(`${one}/cartitem`, { good_id: good.water, order: 1 })
  await anna.delete(`${one}/item/${good.water}`)
  await anna.post(`/cart/autoship/process/${made}`)
  await anna.delete(one)
  await shop.office('autoship', 'unlock', '--autoship', String(made))
  await anna.delete(one)
  await anna.get(one)
})

conversation(shop, 'autoship-of-a-cart', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  await anna.silent.post('/address', { region: place.eleja, street: 'Parka iela' })
  const away = (await anna.silent.get('/address')).data.data[1].id
  const { id } = (await anna.silent.post('/cart')).data
  for (const good_id of [good.water, good.dearHoney, 904])
    await anna.silent.post(`/cart/${id}/cartitem`, { good_id, order: 1 })
  await anna.get(`/cart/${id}/autoship-offers`)
  await anna.get('/cart/999999/autoship-offers')
  await anna.post('/cart/999999/converttoautoship')
  const { cart } = await anna.post(`/cart/${id}/converttoautoship`)
  await anna.get(`/cart/autoship/${cart.id}`)
  await anna.get('/cart/active')
  await anna.post(`/cart/autoship/${cart.id}`, { address_id: away })
  await anna.get('/cart/autoship')
  const { silent } = anna
  for (;;) {
    try {
      await silent.post('/cart/autoship')
    } catch {
      break
    }
  }
  await anna.post('/cart/autoship')
  await anna.get(`/cart/autoship/clone/${cart.id}`)
  const more = (await silent.post('/cart')).data.id
  await silent.post(`/cart/${more}/cartitem`, { good_id: good.water, order: 1 })
  await anna.post(`/cart/${more}/converttoautoship`)
})

conversation(shop, 'autoship-orders', async ({ as }) => {
  const { email, token } = await shop.customer({ euros: 200 })
  const anna = as('Anna', token)
  const made = (await anna.silent.post('/cart/autoship')).data.id
  const one = `/cart/autoship/${made}`
  await anna.silent.post(`${one}/cartitem`, { good_id: good.water, order: 2 })
  await anna.silent.post(one, { delivery_date: '2026-12-01', frequency: 1, autoship_name: 'Ūdens' })
  await anna.silent.post(`/cart/autoship/process/${made}`)
  shop.clock.set('2026-11-25T08:00:00Z')
  await shop.office('autoship', 'run')
  const { order } = await anna.get('/order/unconfirmed')
  await anna.get('/order/ordersinprogress')
  const first = `/order/${order[0].id}`
  await anna.get(one)
  const nobody = as('nobody')
  const link = (action: string) =>
    shop.mailed(email, new RegExp(`/piegade/${action}\\?key=([\\w.-]+)`))
  const [confirm, skip] = [await link('confirm'), await link('skip')]
  const [move, add] = [await link('move'), await link('add')]
  await nobody.get(`/autoship-by-key/confirm/${confirm}`)
  await nobody.get(`/autoship-by-key/move/${move}`)
  await nobody.get(`/autoship-by-key/add/${add}`)
  await nobody.get(`/autoship-by-key/skip/${confirm}`)
  await nobody.get(`/autoship-by-key/other/${confirm}`)
  await nobody.post(`/autoship-by-key/skip/${confirm}`)
  await nobody.post(`/autoship-by-key/add/${add}`)
  await nobody.post(`/autoship-by-key/add/${add}`, { good_id: good.honey, order: 1 })
  await nobody.post(`/autoship-by-key/move/${move}`, { delivery_date: '2026-12-06' })
  await nobody.post(`/autoship-by-key/move/${move}`, { delivery_date: '2026-12-02' })
  const { undo } = await nobody.post(`/autoship-by-key/skip/${skip}`)
  await nobody.post(`/autoship-by-key/confirm/${confirm}`)
  await nobody.post(`/autoship-undo/${undo}`)
  await nobody.post(`/autoship-undo/${undo}`)
  await nobody.post(`/autoship-undo/${'x'.repeat(40)}`)
  const open = (await anna.silent.get('/order/unconfirmed')).order
  const now = `/order/${open[0]?.id ?? order[0].id}`
  const copy = await anna.post(`${now}/converttocart`, { status: 0 })
  await anna.post(`/cart/order/${copy.data?.id}/processcart`, { change_autoship: 1 })
  await anna.post(now, { confirmed: 1 })
  await anna.post(now, { confirmed: 1 })
  await anna.post(`${now}/day`, { delivery_date: '2026-12-03', change_autoship: 1 })
  await anna.get(one)
  await anna.get(first)
  await anna.delete(now)
  await anna.post(first, { confirmed: 1 })
  await anna.delete(one)
})
