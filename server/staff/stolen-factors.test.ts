import { expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import { type Answering, coseKey, shownPasskey } from '../../tests/support/soft-passkey.ts'
import {
  newColleague,
  officeBrowser,
  secretIn,
  staffPassword,
} from '../../tests/support/staff-client.ts'
import { staffCommands } from './commands.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })

const credentialId = Buffer.from('the key of Inese').toString('base64url')
const ownOrigin = new URL(shop.app.config.publicUrl).origin

async function withPasskey(email: string) {
  const { id } = await newColleague(shop, 'owner', email)
  const passkey = { credentialId: `${credentialId}${id}`, counter: 5, transports: [], name: 'x' }
  await shop.db
    .insertInto('staffPasskeys')
    .values({ staffId: id, ...passkey, publicKey: coseKey, createdAt: shop.clock.now() })
    .execute()
  const browser = officeBrowser(shop)
  await browser.api.signIn({ body: { login: email, password: staffPassword } })
  return { ...browser, keyId: passkey.credentialId }
}

const answerOf = (keyId: string, answering: Omit<Answering, 'origin'> & { origin?: string }) =>
  shownPasskey(keyId, { origin: ownOrigin, ...answering })

test('a passkey lets in once for its challenge, and its copy never', async () => {
  const { api, keyId } = await withPasskey('atslega@example.lv')
  const { challenge } = await api.requestPasskey()
  const body = { answer: answerOf(keyId, { challenge }) }
  await api.confirmByPasskey({ body })
  await expect(api.confirmByPasskey({ body })).rejects.toMatchObject({ error: 'passkey_unknown' })
  const next = await api.requestPasskey()
  const copy = { answer: answerOf(keyId, { challenge: next.challenge, counter: 6 }) }
  await expect(api.confirmByPasskey({ body: copy })).rejects.toMatchObject({
    error: 'passkey_unknown',
  })
})

test.each([
  ['a look-alike site', { origin: 'https://avots-birojs.example' }],
  ['another port of the same host', { origin: `${ownOrigin}1` }],
  ['the key of another host', { host: 'avots-birojs.example' }],
  ['an answer made for a registration', { type: 'webauthn.create' }],
  ['a challenge of one’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
])('a passkey does not answer for %s', async (what, forged) => {
  const { api, keyId } = await withPasskey(`viltus-${what.length}@example.lv`)
  const { challenge } = await api.requestPasskey()
  const body = { answer: answerOf(keyId, { challenge, ...forged }) }
  await expect(api.confirmByPasskey({ body })).rejects.toMatchObject({ error: 'passkey_unknown' })
  await expect(api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
})

test('a passkey of one person does not open the door of another', async () => {
  const [inese, dina] = [
    await withPasskey('inese-a@example.lv'),
    await withPasskey('dina-a@example.lv'),
  ]
  const { challenge } = await dina.api.requestPasskey()
  const body = { answer: answerOf(inese.keyId, { challenge }) }
  await expect(dina.api.confirmByPasskey({ body })).rejects.toMatchObject({
    error: 'passkey_unknown',
  })
})

test('a cookie that somebody planted before the sign-in opens nothing after it', async () => {
  const { email } = await newColleague(shop, 'owner', 'planta@example.lv')
  const planted = 'A'.repeat(43)
  const victim = officeBrowser(shop)
  victim.cookies.set('avots_staff', planted)
  await victim.api.signIn({ body: { login: email, password: staffPassword } })
  expect(victim.cookies.get('avots_staff')).not.toBe(planted)
  const thief = officeBrowser(shop)
  thief.cookies.set('avots_staff', planted)
  await expect(thief.api.readOfficeSession()).rejects.toMatchObject({ error: 'not_signed_in' })
})

test('of five uses of one invitation at one moment one chooses the password', async () => {
  const { data } = await staffCommands['staff add']!.run(shop.app, {
    words: ['Dina Muceniece'],
    options: { email: 'dina-b@example.lv', role: 'dispatcher' },
  })
  const token = secretIn((data as { link: string }).link)
  const accept = (_: unknown, index: number) => {
    const password = `zaļais dzērvenājs ${index}`
    return officeBrowser(shop).api.acceptInvitation({
      body: { token, password, passwordAgain: password },
    })
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, accept))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
