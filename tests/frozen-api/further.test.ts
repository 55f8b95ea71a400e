import { conversation, type Speaker } from './kit/conversation.ts'
import { frozenShop, good, password, place } from './kit/frozen-shop.ts'

const shop = await frozenShop()

async function placed({ silent }: Speaker, count: number, fields: object) {
  const { id } = (await silent.post('/cart')).data
  await silent.post(`/cart/${id}/cartitem`, { good_id: good.water, order: count })
  await silent.post(`/cart/${id}`, { payment_type: 3, ...fields })
  await silent.post(`/cart/${id}/processcart`)
  return String(id)
}

conversation(shop, 'letters-and-waiting', async ({ as }) => {
  const { email, token } = await shop.customer()
  const anna = as('Anna', token)
  await shop.office('stock', 'set', String(good.scarce), '0')
  await anna.post(`/goods/${good.scarce}/back-in-stock`)
  await shop.office('stock', 'set', String(good.scarce), '9')
  await shop.job('catalogue.tell-back-in-stock')
  const key = await shop.mailed(email, /\/vestules\?key=([\w.-]+)/)
  const nobody = as('nobody')
  await nobody.get(`/mail-subscription?key=${key}`)
  await nobody.post('/mail-subscription', { key, subscribed: 0 })
  await nobody.post('/mail-subscription', { key, subscribed: 1 })
})

conversation(shop, 'what-is-still-open', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  await anna.silent.post('/address', { region: place.riga, street: 'Tērbatas iela' })
  const [, other] = (await anna.silent.get('/address')).data.data
  const order = await placed(anna, 1, { address_id: other.id, delivery_date: '2026-11-21' })
  await anna.delete(`/address/${other.id}`)
  await anna.post('/account/delete', { password })
  await anna.delete(`/cart/${order}/item/${good.water}`)
  await anna.post(`/cart/${order}/converttoautoship`)
  await anna.post(`/cart/${order}/addtoorder`)
  await anna.post('/order/999999', {})
  await anna.post('/cart/autoship/999999', {})
  await anna.post('/address/999999', {})
})

conversation(shop, 'how-long-the-water-lasts', async ({ as }) => {
  const { email, token } = await shop.customer()
  let anna = as('Anna', token)
  const times = ['2026-11-23', '2026-12-07', '2026-12-21']
  for (const day of times) {
    const order = await placed(anna, 3, { delivery_date: day })
    shop.clock.set(`${day}T12:00:00Z`)
    await shop.office('day', 'close', '--date', day, '--sure')
    await shop.office('deliver', '--order', order, `${good.water}=3/3`, '--cash', '23.70')
  }
  anna = as('Anna', (await anna.silent.post('/authenticate', { email, password })).token)
  shop.clock.set('2026-12-28T08:00:00Z')
  const made = (await anna.silent.post('/cart/autoship')).data.id
  const one = `/cart/autoship/${made}`
  await anna.silent.post(`${one}/cartitem`, { good_id: good.water, order: 3 })
  await anna.silent.post(one, { delivery_date: '2027-01-11', frequency: 2, autoship_name: 'Ūdens' })
  await anna.silent.post(`/cart/autoship/process/${made}`)
  await anna.get('/autoship-diary?count=1')
  const answer = (word: string) => anna.post(`${one}/delivery/2027-01-11/enough`, { answer: word })
  await answer('one_more')
  await answer('fine')
  await answer('earlier')
  await anna.get('/autoship-diary?count=1')
})
