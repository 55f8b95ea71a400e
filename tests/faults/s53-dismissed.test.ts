import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { addVan, driveOut, type RoadShop, roadShop } from '../support/road-shop.ts'
import { newColleague, phoneBrowser, staffPassword } from '../support/staff-client.ts'
import { choices, rounds } from './kit/rounds.ts'

const signed = (key: KeyObject, text: string) =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')

async function driverOnTheRoad() {
  const shop = await roadShop({ RATE_LIMITS: 'on' })
  await addVan(shop)
  for (const house of [1, 2, 3, 4]) await shop.order({ left: 2, house })
  await shop.close()
  const owner = await newColleague(shop, 'owner', 'vadiba@avots.example')
  const driver = await newColleague(shop, 'driver', 'soferis@avots.example')
  const { stops } = await driveOut(shop, driver.id)
  return { shop, owner, driver, stops, phone: await boundPhone(shop, driver.email) }
}

async function boundPhone(shop: RoadShop, login: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const browser = phoneBrowser(shop)
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  const { deviceId } = await browser.api.bindDeviceByPassword({
    body: { login, password: staffPassword, deviceName: 'Telefons', publicKey: spki },
  })
  let seq = 0
  const tell = (stopId: number, key = privateKey) => {
    seq += 1
    const counts = [{ goodId: shop.water, left: 2, taken: 0, damaged: 0, notOurs: 0 }]
    const text = JSON.stringify({
      id: randomUUID(),
      device: deviceId,
      seq,
      stopId,
      at: shop.clock.now().toISOString(),
      elapsedMs: 0,
      planRevision: 1,
      appVersion: '1',
      fact: { kind: 'delivered', counts, cashCents: 0 },
    })
    const { id } = JSON.parse(text) as { id: string }
    return { id, text, signature: signed(key, text) }
  }
  const send = (events: ReturnType<typeof tell>[]) =>
    browser.api.sendEvents({
      body: { device: deviceId, sentAt: shop.clock.now().toISOString(), events },
    })
  const unlock = async (pin: string, { api } = browser) => {
    const { challenge } = await api.startUnlock({ body: { deviceId } })
    const signature = signed(privateKey, challenge)
    return api.unlock({ body: { deviceId, challenge, signature, pin } })
  }
  return { ...browser, deviceId, tell, send, unlock }
}

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => 'opened',
    ({ error }: { error: string }) => error,
  )

// S53: dismissed, the phone lost, the session stolen, the PIN guessed.
test.each(rounds())(
  'a driver who is dismissed mid-shift is out at once, and what he signed before still arrives (%i)',
  async (seed) => {
    const { shop, owner, driver, stops, phone } = await driverOnTheRoad()
    const { oneOf, shuffled } = choices(seed)
    const [first, second, third, fourth] = stops.map(({ id }) => id) as [
      number,
      number,
      number,
      number,
    ]
    const before = [first, second].map((stopId) => phone.tell(stopId))
    const thief = phoneBrowser(shop)
    for (const [name, value] of phone.cookies) thief.cookies.set(name, value)
    expect((await thief.api.readDriverDay()).stops).toHaveLength(4)
    const ends = {
      dismissed: () =>
        owner.api.endStaff({ params: { id: String(driver.id) }, body: { reason: 'Atlaists' } }),
      lost: () => owner.api.revokeDevice({ params: { id: String(phone.deviceId) } }),
    }
    const end = oneOf([ends.dismissed, ends.lost])
    await Promise.all(shuffled([end, () => phone.send([before[0]!])]).map((act) => act()))
    // Each door is closed by the time that the deed is answered.
    const doors: (() => Promise<unknown>)[] = [
      () => thief.api.readDriverDay(),
      () => phone.api.readDriverDay(),
      () => phone.api.takeDriverDay(),
    ]
    expect(await Promise.all(doors.map((door) => errorOf(door())))).toEqual(
      doors.map(() => 'not_signed_in'),
    )
    expect(await errorOf(phone.unlock('000000'))).toBe('device_unknown')
    const { verdicts } = await phone.send(before)
    expect(verdicts.map(({ verdict }) => verdict)).not.toContain('parked')
    expect(verdicts[1]).toMatchObject({ verdict: 'flagged', flags: ['device_ended'] })
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const forged = await phone.send([phone.tell(third, privateKey)])
    expect(forged.verdicts).toMatchObject([{ verdict: 'parked', flags: ['signature'] }])
    const told = await shop.db
      .selectFrom('driverEvents')
      .select('stopId')
      .where('verdict', '<>', 'parked')
      .orderBy('stopId')
      .execute()
    expect(told.map(({ stopId }) => stopId)).toEqual([first, second])
    shop.clock.set('2026-12-08T08:00:00Z')
    expect(await errorOf(phone.send([phone.tell(fourth)]))).toBe('device_unknown')
  },
)

test('a stolen session ends when its driver opens the phone, and a PIN is not guessed', async () => {
  const { shop, phone, stops } = await driverOnTheRoad()
  const thief = phoneBrowser(shop)
  for (const [name, value] of phone.cookies) thief.cookies.set(name, value)
  await phone.unlock('000000')
  expect(await errorOf(thief.api.readDriverDay())).toBe('not_signed_in')
  expect((await phone.api.readDriverDay()).stops).toHaveLength(4)
  const pins = Array.from({ length: 12 }, (_, index) => String(100_000 + index))
  const guessed = await Promise.all(pins.map((pin) => errorOf(phone.unlock(pin, thief))))
  expect(guessed.filter((error) => error === 'pin_wrong').length).toBeLessThanOrEqual(5)
  expect(guessed).not.toContain('opened')
  expect(await errorOf(phone.unlock('000000', thief))).toBe('too_many_requests')
  const { verdicts } = await phone.send([phone.tell(stops[0]!.id)])
  expect(verdicts).toMatchObject([{ verdict: 'accepted' }])
})
