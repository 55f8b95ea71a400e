import { conversation } from './kit/conversation.ts'
import { frozenShop, good } from './kit/frozen-shop.ts'

/** Without the keys of its provider nobody pays by bank. */
const shop = await frozenShop({ RATE_LIMITS: 'on', PAYMENT_PROVIDER: 'montonio' })

conversation(shop, 'too-many', async ({ as }) => {
  const nobody = as('nobody')
  const wrong = { email: 'nebija@epasts.lv', password: 'nepareiza' }
  for (let time = 0; time < 30; time += 1) {
    try {
      await nobody.silent.post('/authenticate', wrong)
    } catch (refused) {
      if (String(refused).includes('too_many_requests')) break
    }
  }
  await nobody.post('/authenticate', wrong)
  await nobody.post('/authenticate', wrong, { language: 'en' })
})

conversation(shop, 'no-bank', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  await anna.get('/payment/methods')
  await anna.post('/payment', { topup: 5, method: 7 })
  const { id } = (await anna.silent.post('/cart')).data
  await anna.silent.post(`/cart/${id}/cartitem`, { good_id: good.honey, order: 1 })
  await anna.post(`/cart/${id}`, { payment_type: 7 })
  await anna.post(`/cart/${id}/processcart`)
})
