import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import {
  newColleague,
  phoneBrowser,
  secretIn,
  staffPassword,
} from '../../tests/support/staff-client.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const driver = await newColleague(shop, 'driver', 'soferis@example.lv')
const params = { id: String(driver.id) }

const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  return { publicKey: spki, privateKey }
}

const signed = (privateKey: KeyObject, challenge: string) =>
  sign('sha256', Buffer.from(challenge), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
    'base64url',
  )

const newLink = async () => secretIn((await owner.api.makeDeviceLink({ params })).link)

async function boundPhone(pin = '274913') {
  const { publicKey, privateKey } = newKey()
  const browser = phoneBrowser(shop)
  const body = { token: await newLink(), deviceName: 'Jāņa telefons', publicKey, pin }
  const { deviceId } = await browser.api.bindDevice({ body })
  return { ...browser, deviceId, privateKey }
}

type Phone = Awaited<ReturnType<typeof boundPhone>>

async function unlock({ api, deviceId, privateKey }: Phone, pin: string, key = privateKey) {
  const { challenge } = await api.startUnlock({ body: { deviceId } })
  return api.unlock({ body: { deviceId, challenge, signature: signed(key, challenge), pin } })
}

test('a QR code binds one phone, once, for ten minutes', async () => {
  const token = await newLink()
  const { api, cookies } = phoneBrowser(shop)
  expect(await api.readDeviceLink({ body: { token } })).toMatchObject({ name: 'Inese Kļaviņa' })
  const bind = (publicKey: string, pin = '274913') =>
    api.bindDevice({ body: { token, deviceName: 'Jāņa telefons', publicKey, pin } })
  await expect(bind('a'.repeat(120))).rejects.toMatchObject({ status: 422 })
  for (const simple of ['111111', '123456', '654321', '12345'])
    await expect(bind(newKey().publicKey, simple)).rejects.toMatchObject({ status: 422 })
  await bind(newKey().publicKey)
  expect([...cookies.keys()]).toEqual(['avots_driver'])
  expect((await api.readDriverSession()).device.name).toBe('Jāņa telefons')
  await expect(bind(newKey().publicKey)).rejects.toMatchObject({ error: 'link_invalid' })
  const late = await newLink()
  shop.clock.set('2026-11-20T08:10:00Z')
  await expect(api.readDeviceLink({ body: { token: late } })).rejects.toMatchObject({
    error: 'link_invalid',
  })
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('a phone opens by its own key and its PIN, and by nothing less', async () => {
  const phone = await boundPhone()
  await phone.api.leaveDevice()
  await expect(phone.api.readDriverSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  await expect(unlock(phone, '274914')).rejects.toMatchObject({ error: 'pin_wrong' })
  await expect(unlock(phone, '274913', newKey().privateKey)).rejects.toMatchObject({
    error: 'device_unknown',
  })
  expect(await unlock(phone, '274913')).toMatchObject({ driver: { id: driver.id } })
  expect((await phone.api.readDriverSession()).device.id).toBe(phone.deviceId)
  const other = await boundPhone()
  const { challenge } = await other.api.startUnlock({ body: { deviceId: other.deviceId } })
  const signature = signed(phone.privateKey, challenge)
  const { deviceId } = phone
  await expect(
    phone.api.unlock({ body: { deviceId, challenge, signature, pin: '274913' } }),
  ).rejects.toMatchObject({ error: 'device_unknown' })
})

test('five wrong PINs in a quarter of an hour block the sixth', async () => {
  const phone = await boundPhone()
  const errors = []
  for (let tries = 0; tries < 6; tries += 1)
    errors.push(
      await unlock(phone, '000001').then(
        () => 'opened',
        ({ error }: { error: string }) => error,
      ),
    )
  expect(errors).toEqual([...Array.from({ length: 5 }, () => 'pin_wrong'), 'too_many_requests'])
})

test('a stranger without the key uses up no guesses of a phone', async () => {
  const phone = await boundPhone()
  for (let tries = 0; tries < 6; tries += 1)
    await expect(unlock(phone, '000001', newKey().privateKey)).rejects.toMatchObject({
      error: 'device_unknown',
    })
  expect(await unlock(phone, '274913')).toMatchObject({ driver: { id: driver.id } })
})

test('one press revokes a phone, also for a thief with its PIN', async () => {
  const phone = await boundPhone()
  await owner.api.revokeDevice({ params: { id: String(phone.deviceId) } })
  await expect(phone.api.readDriverSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  await expect(unlock(phone, '274913')).rejects.toMatchObject({ error: 'device_unknown' })
})

test('leaving revokes the phones as well', async () => {
  const phone = await boundPhone()
  await owner.api.endStaff({ params, body: { reason: 'Aizgāja' } })
  await expect(phone.api.readDriverSession()).rejects.toMatchObject({ error: 'not_signed_in' })
  await expect(unlock(phone, '274913')).rejects.toMatchObject({ error: 'device_unknown' })
  const roles = [{ role: 'driver' as const }]
  const body = { name: 'Jānis Liepiņš', email: driver.email, roles }
  await owner.api.changeStaff({ params, body })
})

test('outside production a password binds a browser, with the PIN 000000', async () => {
  const { publicKey, privateKey } = newKey()
  const browser = phoneBrowser(shop)
  const bind = (login: string) =>
    browser.api.bindDeviceByPassword({
      body: { login, password: staffPassword, deviceName: 'Pārlūks', publicKey },
    })
  await expect(bind('vadiba@example.lv')).rejects.toMatchObject({ error: 'invalid_credentials' })
  const { deviceId } = await bind(driver.email)
  expect(await unlock({ ...browser, deviceId, privateKey }, '000000')).toMatchObject({
    device: { name: 'Pārlūks' },
  })
})

test('the door says whether a password binds', async () => {
  expect(await phoneBrowser(shop).api.readDoor()).toEqual({ bindsByPassword: true })
})

test('only a driver gets a phone', async () => {
  await expect(
    owner.api.makeDeviceLink({ params: { id: String(owner.id) } }),
  ).rejects.toMatchObject({ error: 'not_found' })
})
