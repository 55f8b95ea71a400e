import { beforeAll, expect, test, vi } from 'vitest'
import { seedDemo } from '../../db/seed/seed-demo.ts'
import { silentLog as log } from '../../tests/support/database-server.ts'
import { testShop } from '../../tests/support/shop.ts'
import { openNotices } from '../platform/database/notices.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { tokenHash } from '../platform/token.ts'
import { knownSessions } from './known-sessions.ts'

const shop = await testShop()
const { db, clock, app: opened } = shop
const demo = { email: 'demo@avots.example', password: 'avots-demo' }

beforeAll(() => seedDemo(db, { today: clock.today() }))

const newToken = async () => (await shop.nobody.logIn({ body: demo })).token
const customerOf = async (token: string) => (await shop.as(token).readUser()).user.id

test('a known session costs no statement, and is read again after a minute', async () => {
  const token = await newToken()
  const find = async () => opened.knownSessions.find(token)
  const statementsOfFinding = async () => (await recordStatements(find)).statements.length
  expect(await statementsOfFinding()).toBe(1)
  expect(await statementsOfFinding()).toBe(0)
  clock.set('2026-11-20T08:02:00Z')
  expect(await statementsOfFinding()).toBe(1)
})

test('a session that another process ends is known to have ended', async () => {
  const notices = await openNotices(shop.owner, log)
  const elsewhere = knownSessions({ db, notices, clock })
  const token = await newToken()
  const find = () => elsewhere.find(token)
  expect(await find()).toMatchObject({ role: 'customer' })
  expect(await find()).toMatchObject({ role: 'customer' })
  await shop.as(token).logOut()
  await expect.poll(find).toBeUndefined()
  await notices.stop()
})

test('of many sessions that end at once, none is known any longer', async () => {
  const tokens = [await newToken(), await newToken()]
  const customerId = await customerOf(tokens[0]!)
  for (const token of tokens) await shop.as(token).readUser()
  await db
    .insertInto('sessions')
    .values(
      Array.from({ length: 101 }, (_, index) => ({
        customerId,
        tokenHash: tokenHash(`many ${index}`),
        kind: 'login',
        createdAt: clock.now(),
        lastUsedAt: clock.now(),
      })),
    )
    .execute()
  await db.deleteFrom('sessions').where('customerId', '=', customerId).execute()
  for (const token of tokens)
    await expect
      .poll(() =>
        shop
          .as(token)
          .readUser()
          .catch(({ status }: { status: number }) => status),
      )
      .toBe(401)
})

test('a language that changes in the database is heard of', async () => {
  const { token } = await shop.nobody.createGuest()
  const guest = await opened.knownSessions.find(token)
  expect(await opened.knownSessions.find(token)).toBe(guest)
  await db
    .updateTable('customers')
    .set({ language: 'en' })
    .where('id', '=', guest!.customerId)
    .execute()
  const find = () => opened.knownSessions.find(token)
  await expect.poll(find).toMatchObject({ language: 'en' })
})

test('without notices every session is read', async () => {
  const token = await newToken()
  await opened.knownSessions.find(token)
  const deaf = vi.spyOn(opened.notices, 'isListening').mockReturnValue(false)
  const { statements } = await recordStatements(async () => opened.knownSessions.find(token))
  expect(statements).toHaveLength(1)
  deaf.mockRestore()
})
