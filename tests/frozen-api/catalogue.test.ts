import { conversation } from './kit/conversation.ts'
import { frozenShop, good } from './kit/frozen-shop.ts'

const shop = await frozenShop()

conversation(shop, 'catalogue', async ({ as }) => {
  const nobody = as('nobody')
  await nobody.get('/category')
  await nobody.get('/category', { language: 'en' })
  for (const id of [good.water, good.dearHoney, 113]) await nobody.get(`/goods/${id}`)
  await nobody.get(`/goods/${good.water}`, { language: 'en' })
  await nobody.get('/goods/999999')
  await nobody.get('/goods/none')
  const { link } = await nobody.silent.get(`/goods/${good.honey}`)
  await nobody.get(`/goods-slug/${link}`)
  await nobody.get('/goods-slug/nav-tadas')
  await nobody.get('/banners')
  await nobody.get('/shop-rules')
  await nobody.get('/zone')
  await nobody.get('/city')
  await nobody.get('/region')
})

conversation(shop, 'lists-of-goods', async ({ as }) => {
  const nobody = as('nobody')
  const queries = [
    'limit=2',
    'limit=2&page=2&order_by=created_at',
    'limit=3&search=medus',
    'limit=2&search=udnes&filter=autoship',
    'limit=1&filter=discount,in_stock&order_by=-price',
    'limit=2&category=7',
    'limit=1&category=1&order_by=unit_price&price_from=5&price_to=9,50',
    'search=nekaatamlidziga',
    'page=9999',
  ]
  for (const query of queries) await nobody.get(`/goods-paginate?${query}`)
  for (const query of ['page=0', 'limit=101', 'filter=odd', 'order_by=odd', 'category=nav-tadas'])
    await nobody.get(`/goods-paginate?${query}`)
  await nobody.get('/goods-suggest?search=med')
  await nobody.get('/goods-suggest')
})

conversation(shop, 'goods-of-a-customer', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  await anna.get('/goods/lastordered')
  await anna.get('/rentedgoods')
  const cart = (await anna.silent.post('/cart')).data.id
  await anna.silent.post(`/cart/${cart}/cartitem`, { good_id: good.honey, order: 2 })
  await anna.silent.post(`/cart/${cart}`, { payment_type: 3 })
  await anna.silent.post(`/cart/${cart}/processcart`)
  await anna.get('/goods/lastordered')
  await shop.office('stock', 'set', String(good.scarce), '0')
  await anna.get(`/goods/${good.scarce}`)
  await anna.post(`/goods/${good.scarce}/back-in-stock`)
  await anna.post(`/goods/${good.honey}/back-in-stock`)
  await anna.post('/goods/999999/back-in-stock')
})
