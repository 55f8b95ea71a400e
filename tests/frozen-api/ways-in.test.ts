import { passMinutes } from '../support/pass-time.ts'
import { madePasskey, shownPasskey } from '../support/soft-passkey.ts'
import { conversation, type Json } from './kit/conversation.ts'
import { frozenShop, good, registration } from './kit/frozen-shop.ts'

const shop = await frozenShop()
const origin = new URL(shop.app.config.publicUrl).origin
const keyId = Buffer.from('Annas atslēga').toString('base64url')

/** What is made anew each time is told by its members. */
const membersOf = (options: Json) => Object.keys(options)

conversation(shop, 'ways-in', async ({ as }) => {
  const { email, token } = await shop.customer()
  const nobody = as('nobody')
  const guestToken = (await nobody.silent.post('/authenticate/guest')).token
  const guest = as('a guest', guestToken)
  await guest.post('/email-lookup', { email })
  await guest.post('/email-lookup', { email: 'nebija@epasts.lv' })
  await guest.post('/email-lookup', { email: 'nav' })
  const cart = (await guest.silent.post('/cart')).data.id
  await guest.silent.post(`/cart/${cart}/cartitem`, { good_id: good.water, order: 2 })
  await nobody.post('/authenticate/link', { email: 'nebija@epasts.lv' })
  await nobody.post('/authenticate/link', { email: 'nav' })
  await guest.post('/authenticate/link', { email, to: '/cart', cartid: cart })
  const link = await shop.mailed(email, /\/login\/([\w-]{43})/)
  await nobody.post('/authenticate/link/confirm', { token: 'x'.repeat(43) })
  await nobody.post('/authenticate/link/confirm', { token: link })
  await nobody.post('/authenticate/link/confirm', { token: link })
  const anna = as('Anna', token)
  await anna.get('/log-in-ways')
  const made = await anna.post('/passkey/creation', {}, { brief: membersOf })
  const passkey = madePasskey(keyId, { challenge: made.challenge, origin })
  await anna.post('/passkey', { name: 'Tālrunis', passkey })
  await anna.post('/passkey', { name: 'Tālrunis', passkey })
  await anna.post('/passkey', { name: '', passkey: {} })
  const asked = await nobody.post('/authenticate/passkey/request', {}, { brief: membersOf })
  const answer = shownPasskey(keyId, { challenge: asked.challenge, origin })
  await nobody.post('/authenticate/passkey', { answer })
  await nobody.post('/authenticate/passkey', { answer })
  const { data } = await anna.silent.get('/log-in-ways')
  await anna.delete(`/passkey/${data.passkeys[0].id}`)
  await anna.delete('/passkey/987654')
})

conversation(shop, 'without-a-password', async ({ as }) => {
  const { token } = await as('nobody').silent.post('/authenticate/guest')
  const guest = as('a guest', token)
  const { password: _, password2: _again, ...form } = registration('bez.paroles@epasts.lv')
  await guest.post('/registration', {})
  await guest.post('/registration', form)
  await guest.post('/registration', form)
  await as('nobody').post('/authenticate', { email: form.email, password: 'zaļais dzērvenājs' })
  await guest.get('/log-in-ways')
  await guest.post('/email-change', { email: 'cita.pastkaste@epasts.lv' })
  passMinutes(shop, 15)
  await guest.post('/email-change', { email: 'vel.cita@epasts.lv' })
  await guest.post('/account/delete', { confirmed: 1 })
})
