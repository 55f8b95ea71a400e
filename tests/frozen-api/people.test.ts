import { importHouses } from '../../server/territory/register/import-houses.ts'
import { conversation } from './kit/conversation.ts'
import { frozenShop, good, password, place, registration } from './kit/frozen-shop.ts'

const shop = await frozenShop()

conversation(shop, 'registration', async ({ as }) => {
  const nobody = as('nobody')
  await nobody.get('/persontype')
  await nobody.get('/persontype', { language: 'en' })
  await nobody.get('/reference')
  const { token } = await nobody.post('/authenticate/guest')
  const guest = as('a guest', token)
  const { user } = await guest.get('/authenticate/user')
  await guest.post('/language', { language: 'en' })
  await guest.post('/language', { language: 'de' })
  await guest.get('/address')
  const me = `/user/${user.id}`
  await guest.post(me, {})
  await guest.post(me, {}, { language: 'en' })
  const form = registration('anna@epasts.lv')
  await guest.post(me, { ...form, password2: 'cits', legalid: '123', confirmed_agreement: 0 })
  await guest.post(me, { ...form, email: 'anna', phone: 'abc', password: 'x', password2: 'x' })
  await guest.post(me, { ...form, address: [{ street: 'Skolas iela' }] })
  await guest.post(me, { ...form, person_type: 2, legalid: '4000324575' })
  const home = { region: place.riga, street: 'Skolas iela', house_no: '5', flat_no: '1' }
  const office = { region: place.ropazi, street: 'Ozolu iela', house_no: '7', is_legal_address: 1 }
  await guest.post(me, {
    ...form,
    legalid: '111111-11111',
    newsletter: 1,
    reference: 1,
    lyones_id: 'L-1',
    language: 'lv',
    address: [home, office],
  })
  const anna = as('Anna', token)
  await anna.get('/authenticate/user')
  await anna.get('/address')
  await anna.post(me, { newsletter: 0 })
  await anna.post(me, { email: 'other@epasts.lv' })
  await anna.post(me, { role: 1, balance: 100, credit_limit: 100, name_surname: 'Anna Kalniņa' })
  await anna.post('/user/999999', { newsletter: 1 })
  const second = as('another guest', (await nobody.silent.post('/authenticate/guest')).token)
  const other = (await second.silent.get('/authenticate/user')).user.id
  await second.post(`/user/${other}`, form)
  await second.post(`/user/${other}`, {
    ...registration('sia@epasts.lv'),
    person_type: 2,
    name_surname: 'SIA Kalni',
    legalid: '40003245752',
    vat_number: 'LV40003245752',
  })
})

conversation(shop, 'log-in-and-password', async ({ as }) => {
  const { id, email, token } = await shop.customer()
  const nobody = as('nobody')
  await nobody.post('/authenticate', { email, password: 'nepareiza' })
  await nobody.post('/authenticate', { email, password: 'nepareiza' }, { language: 'en' })
  await nobody.post('/authenticate', {})
  await nobody.post('/authenticate', { email, password })
  const guestToken = (await nobody.silent.post('/authenticate/guest')).token
  const guest = as('a guest', guestToken)
  const cart = (await guest.silent.post('/cart')).data.id
  await guest.silent.post(`/cart/${cart}/cartitem`, { good_id: good.water, order: 2 })
  const logged = await guest.post('/authenticate', { email, password, cartid: cart })
  const anna = as('Anna', logged.token)
  await anna.get('/cart/active')
  await guest.get('/cart/active')
  await as('a stranger', 'x'.repeat(43)).get('/authenticate/user')
  await anna.post('/links/revoke')
  const sessions = await anna.get('/session')
  await anna.delete(`/session/${sessions.data.at(-1).id}`)
  await anna.delete('/session/999999')
  const mine = `/user/${id}/password`
  await anna.post(mine, { password: 'īsa', paswordRepeat: 'īsa' })
  await anna.post(mine, { password: 'gara parole', paswordRepeat: 'cita parole' })
  const again = { password: 'gara parole', paswordRepeat: 'gara parole' }
  await anna.post(mine, { ...again, password_old: 'nepareiza' })
  await anna.post('/user/999999/password', again)
  await anna.post(mine, again)
  await as('Anna elsewhere', token).get('/authenticate/user')
  await anna.delete('/session')
  await nobody.post('/password/email', { email: 'nebija@epasts.lv' })
  await nobody.post('/password/email', { email: 'nav' })
  await nobody.post('/password/email', { email })
  const link = await shop.mailed(email, /\/renew-password\/([\w-]{43})/)
  const reset = { email, password, password_confirmation: password, token: link }
  await nobody.post('/password/reset', { ...reset, password_confirmation: 'cita' })
  await nobody.post('/password/reset', { ...reset, token: 'y'.repeat(43) })
  await nobody.post('/password/reset', reset)
  await nobody.post('/password/reset', reset)
  await anna.get('/authenticate/user')
  const back = as('Anna', (await nobody.silent.post('/authenticate', { email, password })).token)
  await back.post('/email-change/resend')
  await back.post('/email-change', { email: 'jauna@epasts.lv', password: 'nepareiza' })
  await back.post('/email-change', { email, password })
  await back.post('/email-change', { email: 'jauna@epasts.lv', password })
  const mailbox = /\/confirm-email\/([\w-]{43})/
  const tokens = [await shop.mailed(email, mailbox), await shop.mailed('jauna@epasts.lv', mailbox)]
  await nobody.post('/email-change/confirm', { token: 'z'.repeat(43) })
  for (const each of tokens) await nobody.post('/email-change/confirm', { token: each })
  await back.get('/authenticate/user')
  await back.delete('/authenticate/logout')
  await back.delete('/authenticate/logout')
})

conversation(shop, 'addresses', async ({ as }) => {
  const anna = as('Anna', (await shop.customer()).token)
  const list = await anna.get('/address')
  const home = list.data.data[0].id
  await anna.delete(`/address/${home}`)
  await anna.post('/address', {})
  await anna.post('/address', { region: 9_999_999, street: 'x'.repeat(200), notes: 5 })
  await anna.post('/address', { city: 2, region: place.riga, street: 'Skolas iela' })
  const country = { region: place.ropazi, street: 'Ozolu iela', house_no: '7', postcode: 'LV-2133' }
  const { data } = await anna.post('/address', { ...country, phone: '20 111 222', notes: 'Suns' })
  await anna.get(`/address/${data.id}`)
  await anna.post('/address', { region: place.eleja, street: 'Parka iela', house_no: '3' })
  await anna.post(`/address/${data.id}`, { notes: 'Kods 12', street: 'Cita iela' })
  await anna.delete(`/address/${home}`)
  await anna.post(`/address/${home}`, { is_legal_address: 0 })
  await anna.post(`/address/${data.id}`, { is_legal_address: 1 })
  await anna.get('/address')
  await anna.delete(`/address/${home}`)
  await anna.get(`/address/${home}`)
  await anna.get('/address/none')
  await anna.delete('/address/999999')
  const [remaining] = (await anna.silent.get('/address')).data.data
  await anna.get(`/addressdeliverytype/${remaining.id}`)
  await anna.get('/addressdeliverytype/999999')
  const region = place.riga
  for (let more = 0; more < 120; more += 1) {
    const street = `Garā iela`
    const made = { region, street, house_no: String(more) }
    try {
      await anna.silent.post('/address', made)
    } catch {
      await anna.post('/address', made)
      break
    }
  }
})

conversation(shop, 'completing-an-address', async ({ as }) => {
  const nobody = as('nobody')
  const complete = (text: string) => nobody.get(`/addresscompletion?text=${encodeURI(text)}`)
  await nobody.get('/addresscompletion')
  await complete('Skanstes 29')
  await importHouses(shop.app, 'db/seed/register/aw_eka.csv')
  await complete('skans')
  await complete('Skanstes 29')
  await nobody.get('/addresscompletion?text=skanstes&city=none')
})

conversation(shop, 'privacy', async ({ as }) => {
  const { email, token } = await shop.customer()
  const anna = as('Anna', token)
  const nobody = as('nobody')
  const consent = (purposes: object[]) => anna.post('/consent', { text_version: 'v1', purposes })
  await consent([{ purpose: 'analytics', granted: true }])
  await consent([{ purpose: 'spying', granted: true }])
  await consent([])
  const stated = { name: 'Anna', email, contract: 'Pasūtījums 5', statement: 'Atsakos' }
  await nobody.post('/withdrawal', {})
  const { data } = await nobody.post('/withdrawal', stated)
  await nobody.post('/withdrawal/confirm', { key: 'x'.repeat(40) })
  await nobody.post('/withdrawal/confirm', { key: data.key })
  await nobody.post('/withdrawal/confirm', { key: data.key })
  const key = await shop.mailed(email, /\/atteikums\?key=([\w.-]+)/)
  await nobody.post('/withdrawal/address', { key: 'x'.repeat(40) })
  await nobody.post('/withdrawal/address', { key })
  await nobody.get(`/mail-subscription?key=${'x'.repeat(40)}`)
  await nobody.get('/mail-subscription')
  await nobody.post('/mail-subscription', { key: 'x'.repeat(40), subscribed: 0 })
  // Which tables there are is the house's own matter.
  const members = ({ generated_at, data: tables }: { generated_at: string; data: object }) => ({
    generated_at,
    data: Object.keys(tables).length > 0 ? '<by table>' : {},
  })
  await anna.get('/my-data', { brief: members })
  const { payment_url: url } = await anna.silent.post('/payment', { topup: 5, method: 7 })
  await anna.post('/account/delete', { password })
  await shop.choose(url, 'abandoned')
  await shop.work()
  await anna.post('/account/delete', { password: 'nepareiza' })
  await anna.post('/account/delete', {})
  await anna.post('/account/delete', { password })
  await anna.get('/authenticate/user')
  const owing = as('who owes', (await shop.customer({ euros: -5 })).token)
  await owing.post('/account/delete', { password })
})
