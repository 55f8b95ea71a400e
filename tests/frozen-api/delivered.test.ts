import { conversation, type Json, type Speaker } from './kit/conversation.ts'
import { frozenShop, good, password } from './kit/frozen-shop.ts'

const shop = await frozenShop()

async function placed({ silent }: Speaker, lines: object[], fields: object) {
  const { id } = (await silent.post('/cart')).data
  for (const line of lines) await silent.post(`/cart/${id}/cartitem`, line)
  await silent.post(`/cart/${id}`, fields)
  await silent.post(`/cart/${id}/processcart`)
  return String(id)
}

const deliver = async (day: string, order: string, ...counts: string[]) => {
  await shop.office('day', 'close', '--date', day, '--sure')
  await shop.office('deliver', '--order', order, ...counts)
  await shop.work()
}

const surplus = (id: string) =>
  shop.office(
    'ledger correct',
    '--customer',
    id,
    '--account',
    'deposit',
    '--euros=12',
    '--why',
    'D',
  )

conversation(shop, 'delivered-and-billed', async ({ as }) => {
  const { id, email, token } = await shop.customer({ euros: 200 })
  const anna = as('Anna', token)
  const water = [
    { good_id: good.water, order: 3 },
    { good_id: good.honey, order: 1 },
    { good_id: 901, order: 1 },
  ]
  const order = await placed(anna, water, { payment_type: 2, delivery_date: '2026-11-21' })
  await deliver('2026-11-21', order, `${good.water}=3/0`)
  await anna.get(`/order/${order}`)
  await anna.get('/order?status=5')
  await anna.get(`/order/${order}/invoice`)
  await anna.post(`/order/${order}/converttocart`)
  await anna.delete(`/order/${order}`)
  const { transaction } = await anna.get('/transaction')
  for (const { id: row } of transaction.data) await anna.get(`/transaction/${row}/invoice`)
  await anna.get('/transaction?page=2')
  await anna.get('/account-event')
  await anna.get('/account-event?page=2')
  await anna.get('/bill')
  await anna.get('/bill?kind=credit')
  await anna.get('/rentedgoods')
  await anna.get('/goods/lastordered')
  await anna.get('/authenticate/user')
  const { bottles } = await anna.get('/bottles')
  const left = bottles.data.find((row: Json) => row.good_id === good.water).id
  const dispute = `/bottles/${left}/dispute`
  await anna.post(dispute, {})
  await anna.post(dispute, { delivered: 2, returned: 1, comment: 'Bija divas' })
  await anna.post(dispute, { delivered: 2, returned: 1 })
  await anna.post('/bottles/999999/dispute', { delivered: 2, returned: 1 })
  await anna.get('/bottles')
  const [open] = (await shop.office('disputes')) as { id: number }[]
  await shop.office('dispute', 'answer', String(open!.id), 'accept', '--why', 'Taisnība')
  await shop.work()
  await anna.get('/bottles?page=1')
  await anna.post(dispute, { delivered: 2, returned: 1 })
  await anna.get('/bill?kind=credit')
  await anna.get(`/order/${order}`)
  const { data } = await anna.post('/cart/repeat', { order_id: Number(order) })
  await anna.post(`/cart/${data.id}/cartitem`, { good_id: good.water, order: 1, return: 2 })
  await anna.post('/account/delete', { password })
  await anna.post('/withdrawal', { name: 'Anna', email, contract: 'Par ūdeni' })
  await shop.office('customer', 'set', id, '--accepted', 'off')
  await anna.get('/authenticate/user')
})

conversation(shop, 'deposit', async ({ as }) => {
  const { id, token } = await shop.customer()
  const anna = as('Anna', token)
  await anna.get('/deposit')
  await anna.post('/deposit/refund', { pay_to: 'account' })
  await surplus(id)
  await anna.get('/deposit')
  await anna.post('/deposit/refund', {})
  await anna.post('/deposit/refund', { pay_to: 'iban', iban: 'LV00' })
  await anna.post('/deposit/refund', { pay_to: 'iban', iban: 'LV80BANK0000435195001' })
  await anna.post('/deposit/refund', { pay_to: 'account' })
  await anna.get('/deposit')
  await anna.delete('/deposit/refund')
  await anna.delete('/deposit/refund')
  const asked = { pay_to: 'iban', iban: 'LV80BANK0000435195001' }
  const { data } = await anna.silent.post('/deposit/refund', asked)
  await shop.office('deposit', 'refuse', '--request', String(data.id), '--why', 'Nav tiesību')
  await anna.get('/deposit')
  await anna.post('/deposit/refund', { pay_to: 'account' })
  await anna.get('/bottles')
  await anna.get('/transaction')
})

conversation(shop, 'monthly-bill', async ({ as }) => {
  const { id, email, token } = await shop.customer({ person_type: 2, legalid: '40003245752' })
  let firm = as('a company', token)
  await shop.office('customer', 'set', id, '--pay-later', 'on', '--credit-limit', '300')
  await firm.get('/bill/999999/invoice')
  const water = [{ good_id: good.water, order: 2 }]
  const order = await placed(firm, water, { payment_type: 5, delivery_date: '2026-11-24' })
  shop.clock.set('2026-11-24T12:00:00Z')
  await deliver('2026-11-24', order)
  await surplus(id)
  await firm.post('/deposit/refund', { pay_to: 'iban', iban: 'LV80BANK0000435195001' })
  shop.clock.set('2026-12-02T08:00:00Z')
  await shop.office('bills', 'month', '--month', '2026-11')
  await shop.work()
  const { bill } = await firm.get('/bill')
  await firm.get(`/bill/${bill.data[0]?.id}/invoice`)
  await firm.get('/transaction?code=order')
  await firm.get('/account-event?code=order')
  shop.clock.set('2027-01-20T08:00:00Z')
  await shop.office('bills', 'overdue')
  const again = await as('nobody').post('/authenticate', { email, password })
  firm = as('a company', again.token)
  await firm.get('/bill')
  const next = (await firm.silent.post('/cart')).data.id
  await firm.post(`/cart/${next}/cartitem`, { good_id: good.water, order: 1 })
  await firm.post(`/cart/${next}`, { payment_type: 3 })
  await firm.post(`/cart/${next}/processcart`)
})

conversation(shop, 'rating-and-faults', async ({ as }) => {
  const { email, token } = await shop.customer()
  const [anna, nobody] = [as('Anna', token), as('nobody')]
  const water = [{ good_id: good.water, order: 2 }]
  const order = await placed(anna, water, { payment_type: 3, delivery_date: '2027-01-22' })
  const fault = { good_id: good.water, comment: 'Pudele tek' }
  await anna.post(`/order/${order}/rating`, { stars: 5 })
  await anna.post(`/order/${order}/fault`, fault)
  const key = await shop.mailed(email, /\/order\/\d+\?key=(\S+)/)
  await nobody.post(`/order-by-key/${key}/rating`, { stars: 5 })
  await deliver('2027-01-22', order)
  await anna.post(`/order/${order}/rating`, { stars: 6 })
  await anna.post(`/order/${order}/rating`, { stars: 2, comment: 'Lija' })
  await anna.post(`/order/${order}/fault`, { ...fault, photo: 'PHN2Zy8+' })
  await anna.post(`/order/${order}/fault`, { ...fault, good_id: good.honey })
  await anna.post(`/order/${order}/fault`, fault)
  await anna.get(`/order/${order}/feedback`)
  await anna.get('/order/999999/feedback')
  await anna.post('/order/999999/rating', { stars: 5 })
  await nobody.post(`/order-by-key/${key}/rating`, { stars: 4 })
  await nobody.get(`/order-by-key/${key}/feedback`)
  await nobody.get(`/order-by-key/${'x'.repeat(40)}/feedback`)
  await nobody.post(`/order-by-key/${'x'.repeat(40)}/rating`, { stars: 4 })
})
