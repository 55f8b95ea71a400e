import { bySystem } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { testShop } from '../../tests/support/shop.ts'
import { bonusEarned } from '../../domain/ledger/bonus-entries.ts'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import { depositCharged } from '../../domain/ledger/delivered.ts'
import { orderPaidFromAccount, toppedUp } from '../../domain/ledger/money-in.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { balancesOf, lockBalances } from './balances.ts'
import { post, type LedgerPosting } from './post.ts'

const { db, app } = await testShop()
const at = app.clock.now()
type Posting = Omit<LedgerPosting, 'by'>
const put = (posting: Posting) => inTransaction(db, (tx) => post(tx, { ...posting, by: bySystem }))

let causes = 0
const giving = (customerId: number, cents: number): Posting => ({
  customerId,
  cause: { kind: 'payment', id: ++causes, step: 'paid' },
  entry: toppedUp(cents, 50),
  at,
})

test('a top-up is on the account, apart from the deposit and the bonus', async () => {
  const { id } = await newCustomer(app)
  await put(giving(id, 2500))
  await put({
    customerId: id,
    cause: { kind: 'order', id: 1, step: 'delivered' },
    entry: depositCharged(800),
    at,
  })
  await put({
    customerId: id,
    cause: { kind: 'order', id: 1, step: 'delivered' },
    entry: bonusEarned(12),
    at,
  })
  expect(await balancesOf(db, id)).toEqual({
    accountCents: 1700,
    bonusCents: 12,
    depositCents: 800,
    receivableCents: 0,
  })
})

test('a cause posted fifty times at once posts once', async () => {
  const { id } = await newCustomer(app)
  const posting = giving(id, 1000)
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => put(posting)))
  expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(49)
  expect((await balancesOf(db, id)).accountCents).toBe(1000)
})

test('an entry without postings writes nothing', async () => {
  const { id } = await newCustomer(app)
  const cause = { kind: 'order', id: 2, step: 'placed' } as const
  expect(await put({ customerId: id, cause, entry: orderPaidFromAccount(0), at })).toBe('empty')
})

test('an account does not go below the caller’s floor, even with an outdated balance', async () => {
  const { id } = await newCustomer(app)
  await put(giving(id, 1000))
  const pay = (orderId: number) =>
    put({
      customerId: id,
      cause: { kind: 'order', id: orderId, step: 'placed' },
      entry: orderPaidFromAccount(600),
      at,
      accountFloorCents: 0,
    })
  const outcomes = await Promise.allSettled([pay(11), pay(12), pay(13)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await balancesOf(db, id)).accountCents).toBe(400)
})

test('twenty orders of 30.00 at once, decided under the lock, do not pass a credit limit of 100.00', async () => {
  const limitCents = 10_000
  const { id } = await newCustomer(app, { creditLimitCents: limitCents, payLater: true })
  const order = (orderId: number) =>
    inTransaction(db, async (tx) => {
      const { accountCents } = await lockBalances(tx, id)
      if (accountCents + limitCents < 3000) return 'refused'
      const cause = { kind: 'order', id: orderId, step: 'placed' } as const
      const entry = orderPaidFromAccount(3000)
      const accountFloorCents = -limitCents
      return post(tx, { customerId: id, by: bySystem, cause, entry, at, accountFloorCents })
    })
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => order(100 + index)))
  expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(3)
  expect(await balancesOf(db, id)).toMatchObject({ accountCents: -9000, receivableCents: 9000 })
})

test('a correction without a reason is refused, and an entry is never changed', async () => {
  const { id } = await newCustomer(app)
  const correction = {
    customerId: id,
    cause: { kind: 'correction', id: 1, step: 'made' },
    at,
  } as const
  await expect(put({ ...correction, entry: correctionEntry('account', 100) })).rejects.toThrow(
    /correction_has_reason/,
  )
  await put({
    ...correction,
    entry: correctionEntry('account', 100),
    note: 'Atlīdzība par kavējumu',
  })
  await expect(db.updateTable('ledgerEntries').set({ cents: 1 }).execute()).rejects.toThrow(
    /only grows/,
  )
  await expect(db.updateTable('ledgerBalances').set({ cents: 1 }).execute()).rejects.toThrow(
    /follows its movements/,
  )
})
