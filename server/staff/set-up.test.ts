import { expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await testShop({
  NODE_ENV: 'production',
  RATE_LIMITS: 'on',
  PUBLIC_URL: 'https://avots.example',
  PAYMENT_PROVIDER: '',
})

test('in production a person sets up the second factor before anything else', async () => {
  const { api, cookies } = await newColleague(shop, 'owner', 'vadiba@example.lv')
  expect([...cookies.keys()]).toEqual(['__Host-avots_staff'])
  expect(await api.readSignIn()).toMatchObject({ step: 'set_up', factors: [] })
  await expect(api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  await expect(api.listStaff()).rejects.toMatchObject({ error: 'not_signed_in' })
  await api.startTotp()
  await expect(api.confirmTotp({ body: { code: '000000' } })).rejects.toMatchObject({
    error: 'code_wrong',
  })
  const { challenge, rp } = await api.startPasskey()
  expect(challenge.length).toBeGreaterThan(20)
  expect(rp).toEqual({ id: 'avots.example', name: 'Avots' })
})

test('in production no password binds a browser as a phone', async () => {
  const answer = await shop.server.inject({
    method: 'POST',
    url: '/driver/api/devices/by-password',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    payload: { login: 'x', password: 'y', deviceName: 'z', publicKey: 'a'.repeat(120) },
  })
  expect(answer.json()).toMatchObject({ error: 'not_found' })
})
