import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { goodIdsBySku, stockedShop } from '../../tests/support/stocked-shop.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { setStock } from './set-stock.ts'
import { queueBackInStockMails } from './queue-back-in-stock-mails.ts'

const shop = await stockedShop()
const { db } = shop
const idOf = await goodIdsBySku(shop)
const oil = idOf.get('BP-022')!

async function tokenOf(email: string) {
  const now = shop.clock.now()
  const { id } = await db
    .insertInto('customers')
    .values({
      role: 'customer',
      name: 'Anna Bērziņa',
      email,
      registeredAt: now,
      emailConfirmedAt: now,
      agreementConfirmedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({ customerId: id, tokenHash: tokenHash(token), kind: 'login' })
    .execute()
  return token
}

const mails = () =>
  db
    .selectFrom('mailOutbox')
    .select(['recipient', 'template'])
    .where('template', 'like', 'catalogue.%')
    .execute()

test('a customer waiting for a sold-out good gets one mail when it is back', async () => {
  const anna = shop.as(await tokenOf('anna@epasts.lv'))
  const request = { params: { id: String(oil) } }
  await inTransaction(db, (tx) =>
    setStock(shop.app, tx, byCommand, { goodId: oil, pieces: 0, note: '' }),
  )
  expect((await anna.askBackInStock(request)).data).toEqual({ good_id: oil, waiting: true })
  expect((await anna.askBackInStock(request)).data.waiting).toBe(true)
  await inTransaction(db, (tx) => queueBackInStockMails(shop.app, tx))
  expect(await mails()).toEqual([])

  await inTransaction(db, (tx) =>
    setStock(shop.app, tx, byCommand, { goodId: oil, pieces: 5, note: '' }),
  )
  await inTransaction(db, (tx) => queueBackInStockMails(shop.app, tx))
  await inTransaction(db, (tx) => queueBackInStockMails(shop.app, tx))
  expect(await mails()).toEqual([
    { recipient: 'anna@epasts.lv', template: 'catalogue.back-in-stock' },
  ])
})

test('a good in stock needs no request, and an unknown good cannot be requested', async () => {
  const berta = shop.as(await tokenOf('berta@epasts.lv'))
  expect(
    (await berta.askBackInStock({ params: { id: String(idOf.get('BP-001')) } })).data.waiting,
  ).toBe(false)
  await expect(berta.askBackInStock({ params: { id: '999999' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a guest has no mail address and is refused', async () => {
  const { token } = await shop.nobody.createGuest()
  await expect(shop.as(token).askBackInStock({ params: { id: '101' } })).rejects.toMatchObject({
    status: 403,
  })
})

// P-m11
test('a guest leaves an e-mail, is known to wait after a reload, and gets one mail', async () => {
  const { token } = await shop.nobody.createGuest()
  const guest = shop.as(token)
  const lentils = idOf.get('BP-010')!
  const request = { params: { id: String(lentils) }, body: { email: 'Viesis@Epasts.LV' } }
  const stock = (pieces: number) =>
    inTransaction(db, (tx) =>
      setStock(shop.app, tx, byCommand, { goodId: lentils, pieces, note: '' }),
    )
  await stock(0)
  expect((await guest.askBackInStockByEmail(request)).data).toEqual({
    good_id: lentils,
    waiting: true,
  })
  expect((await guest.listAwaitedGoods()).data).toEqual([{ good_id: lentils }])
  await stock(5)
  for (let times = 0; times < 2; times += 1)
    await inTransaction(db, (tx) => queueBackInStockMails(shop.app, tx))
  expect((await mails()).filter(({ recipient }) => recipient === 'viesis@epasts.lv')).toHaveLength(
    1,
  )
  expect((await guest.listAwaitedGoods()).data).toEqual([])
})
