import { conversation, type Speaker } from './kit/conversation.ts'
import { frozenShop, good } from './kit/frozen-shop.ts'

const shop = await frozenShop({
  VAPID_PUBLIC_KEY:
    'BKOXvZY8tD7Gm_aseLrjp8D0wY-xmZMG2n20GTAuqSTGZJScK5pLPJliUUYo5TEoF7Sem7nsbun1UJrcSZVanY4',
  VAPID_PRIVATE_KEY: 'jFjQIQ9F0k2EEZYinvq9MG87ZFP8XoWDxwOrhyT50Tw',
})

async function cartOf({ silent }: Speaker, goodId: number, order: number, fields: object) {
  const { id } = (await silent.post('/cart')).data
  await silent.post(`/cart/${id}/cartitem`, { good_id: goodId, order })
  await silent.post(`/cart/${id}`, fields)
  return { cart: `/cart/${id}`, order: `/order/${id}` }
}

conversation(shop, 'joining-an-order-and-leaving-it', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  const lonely = await cartOf(anna, good.honey, 1, { payment_type: 3 })
  await anna.post(`${lonely.cart}/addtoorder/preview`)
  await anna.silent.post(`${lonely.cart}/processcart`)
  const more = await cartOf(anna, good.dearHoney, 1, {})
  const { version } = (await anna.post(`${more.cart}/addtoorder/preview`)).data
  await anna.silent.post(`${more.cart}/addtoorder`)
  const lines = [{ good_id: good.dearHoney, order: 1, return: 0 }]
  await anna.post(`${lonely.order}/takeout`, { version, notes: '', lines })
  await anna.post(`${lonely.order}/takeout`, { version, notes: '', lines })
})

conversation(shop, 'money-of-a-cancelled-order', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  const { cart, order } = await cartOf(anna, good.honey, 2, { payment_type: 6 })
  const { payment_url: url } = await anna.silent.post(`${cart}/processcart`)
  const { token } = await shop.choose(url, 'paid')
  await anna.silent.post('/payment/usercallback', { payment_token: token })
  await anna.get(`${order}/refund`)
  await anna.post(`${order}/refund`)
  await anna.silent.delete(order)
  await anna.get(`${order}/refund`)
  await anna.post(`${order}/refund`)
  await anna.get(`${order}/refund`)
})

conversation(shop, 'ways-of-the-provider', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  await anna.get('/payment/ways')
  const { cart } = await cartOf(anna, good.honey, 2, { payment_type: 6 })
  await anna.post(`${cart}/processcart`, { provider_way: 'instalments' })
  await anna.post('/payment', { topup: 5, method: 6, provider_way: 'wallet' })
})

conversation(shop, 'messages-to-a-phone', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  await anna.get('/messages')
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const device = { endpoint: 'http://127.0.0.1:9/anna', keys, name: 'Telefons' }
  const { data } = await anna.post('/push-device', device)
  await anna.post('/messages', { kind: data.kinds[0].kind, by_push: 1 })
  await anna.delete(`/push-device/${data.devices[0].id}`)
  await anna.delete(`/push-device/${data.devices[0].id}`)
})

conversation(shop, 'a-good-awaited-by-e-mail', async ({ as }) => {
  const { token } = await as('nobody').silent.post('/authenticate/guest')
  const guest = as('guest', token)
  await shop.office('stock', 'set', String(good.scarce), '0')
  await guest.post(`/goods/${good.scarce}/back-in-stock/email`, { email: 'viesis@epasts.lv' })
  await guest.post(`/goods/${good.scarce}/back-in-stock/email`, { email: 'viesis' })
  await guest.post('/goods/999999/back-in-stock/email', { email: 'viesis@epasts.lv' })
  await guest.get('/goods/awaited')
})
