import { expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import { bytesOf } from '../../tests/support/staff-app.ts'
import { newColleague, officeBrowser, staffPassword } from '../../tests/support/staff-client.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { removePasskey, removeTotp } from './own-factors.ts'
import { totpCode } from './totp.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })

const STEP_MS = 30_000
let steps = 0
/** The next half minute, in which an app shows another code. */
const nextCode = (secret: string) => {
  steps += 1
  const at = Date.parse('2026-11-20T08:00:00Z') + steps * STEP_MS
  shop.clock.set(new Date(at).toISOString())
  return totpCode(bytesOf(secret), Math.floor(at / STEP_MS))
}

async function withApp(email: string) {
  const person = await newColleague(shop, 'owner', email)
  const { secret, uri } = await person.api.startTotp()
  expect(uri).toBe(
    `otpauth://totp/Avots:${encodeURIComponent(email)}?secret=${secret}&issuer=Avots`,
  )
  const code = nextCode(secret)
  const { recoveryCodes } = await person.api.confirmTotp({ body: { code } })
  return { ...person, secret, recoveryCodes }
}

const signIn = async (login: string) => {
  const browser = officeBrowser(shop)
  return { ...browser, due: await browser.api.signIn({ body: { login, password: staffPassword } }) }
}

test('codes are those of RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890')
  expect(totpCode(secret, Math.floor(59 / 30))).toBe('287082')
  expect(totpCode(secret, Math.floor(1_111_111_109 / 30))).toBe('081804')
  expect(totpCode(secret, Math.floor(20_000_000_000 / 30))).toBe('353130')
})

test('with an app the password alone opens nothing, and a code works once', async () => {
  const { secret } = await withApp('ar-kodu@example.lv')
  const { api, due, cookies } = await signIn('ar-kodu@example.lv')
  expect(due).toMatchObject({ step: 'factor', factors: ['totp', 'recovery_code'] })
  for (const ask of [api.readOfficeSession, api.readOwnAccess, api.startTotp])
    await expect(ask()).rejects.toMatchObject({ error: 'not_signed_in' })
  await expect(api.confirmByCode({ body: { code: '000000' } })).rejects.toMatchObject({
    error: 'code_wrong',
  })
  const before = cookies.get('avots_staff')
  const code = nextCode(secret)
  await api.confirmByCode({ body: { code } })
  expect(cookies.get('avots_staff')).not.toBe(before)
  expect((await api.readOfficeSession()).staff.name).toBe('Inese Kļaviņa')
  const again = await signIn('ar-kodu@example.lv')
  await expect(again.api.confirmByCode({ body: { code } })).rejects.toMatchObject({
    error: 'code_wrong',
  })
})

test('a new app is not set up over one that counts, so that none is left without', async () => {
  const { api, secret } = await withApp('jauns-telefons@example.lv')
  await expect(api.startTotp()).rejects.toMatchObject({ error: 'conflict' })
  const { due, ...browser } = await signIn('jauns-telefons@example.lv')
  expect(due).toMatchObject({ step: 'factor' })
  await browser.api.confirmByCode({ body: { code: nextCode(secret) } })
})

test('a recovery code lets in once', async () => {
  const { recoveryCodes } = await withApp('rezerve@example.lv')
  expect(recoveryCodes).toHaveLength(10)
  const code = recoveryCodes[0]!.toLowerCase()
  const first = await signIn('rezerve@example.lv')
  await first.api.confirmByCode({ body: { code } })
  expect((await first.api.readOwnAccess()).recoveryCodesLeft).toBe(9)
  const second = await signIn('rezerve@example.lv')
  await expect(second.api.confirmByCode({ body: { code } })).rejects.toMatchObject({
    error: 'code_wrong',
  })
})

test('one code at one moment lets in one of five, the app’s and a recovery code alike', async () => {
  const { secret, recoveryCodes } = await withApp('vienlaikus@example.lv')
  for (const code of [nextCode(secret), recoveryCodes[0]!]) {
    const browsers = await Promise.all(
      Array.from({ length: 5 }, () => signIn('vienlaikus@example.lv')),
    )
    const outcomes = await Promise.allSettled(
      browsers.map(({ api }) => api.confirmByCode({ body: { code } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const sessions = await Promise.allSettled(browsers.map(({ api }) => api.readOfficeSession()))
    expect(sessions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // The wrong ones count as guesses.
    await shop.db.deleteFrom('credentialAttempts').execute()
  }
})

test('five wrong codes in a quarter of an hour block the sixth', async () => {
  await withApp('minetajs@example.lv')
  const { api } = await signIn('minetajs@example.lv')
  const guess = () => api.confirmByCode({ body: { code: '123123' } }).catch((no: Error) => no)
  const errors = []
  for (let tries = 0; tries < 6; tries += 1)
    errors.push(((await guess()) as { error?: string }).error)
  expect(errors).toEqual([...Array.from({ length: 5 }, () => 'code_wrong'), 'too_many_requests'])
})

test('two factors that are removed at once leave the one that production demands', async () => {
  for (let run = 1; run <= 3; run += 1) {
    const { id, api } = await withApp(`divi-${run}@example.lv`)
    const passkey = { credentialId: `key ${id}`, counter: 1, transports: [], name: 'x' }
    const { id: passkeyId } = await shop.db
      .insertInto('staffPasskeys')
      .values({ staffId: id, ...passkey, publicKey: Buffer.alloc(1), createdAt: shop.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { sessions } = await api.readOwnAccess()
    const { id: sessionId } = sessions.find(({ isThis }) => isThis)!
    const by = { kind: 'staff', id, request: { id: 'x', address: '::1', sessionId } } as const
    const app = { ...shop.app, config: { ...shop.app.config, production: true } }
    const removals = await Promise.all([
      inTransaction(shop.db, (tx) => removeTotp(app, tx, by)),
      inTransaction(shop.db, (tx) => removePasskey(app, tx, by, passkeyId)),
    ])
    expect(removals.filter(({ ok }) => ok)).toHaveLength(1)
    expect(removals).toContainEqual({ ok: false, refusal: { code: 'factor_obligatory' } })
  }
})

test('who may do what is changed with a fresh second factor alone', async () => {
  const { api, secret } = await withApp('svaigs@example.lv')
  const body = {
    name: 'Dina Muceniece',
    email: 'dina@example.lv',
    phone: null,
    roles: [{ role: 'dispatcher' as const }],
    way: 'phone' as const,
  }
  const later = new Date(shop.clock.now().getTime() + 15 * 60_000)
  shop.clock.set(later.toISOString())
  await expect(api.inviteStaff({ body })).rejects.toMatchObject({ error: 'factor_needed' })
  await expect(api.removeTotp()).rejects.toMatchObject({ error: 'factor_needed' })
  steps += 30
  await api.confirmByCode({ body: { code: nextCode(secret) } })
  expect((await api.inviteStaff({ body })).link).toContain('/office/invitation#')
  await api.removeTotp()
  expect(await api.readOwnAccess()).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 })
})
