import { byCommand } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { testShop } from '../../tests/support/shop.ts'
import { depositCharged } from '../../domain/ledger/delivered.ts'
import { defaultSettings } from '../../domain/settings.ts'
import { post } from '../ledger/post.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { customerDeposit } from './held-bottles.ts'
import { moveBottles } from './move-bottles.ts'

const { db, app } = await testShop()
const steps = defaultSettings.depositSteps

const good = {
  nameLv: 'Ūdens 18,9 l',
  nameEn: 'Water 18.9 l',
  basePriceCents: 599,
  lentDepositCents: 800,
  bottleKind: 'large' as const,
}
const { id: bottle } = await db
  .insertInto('goods')
  .values({ ...good, link: 'udens-18-9' })
  .returning('id')
  .executeTakeFirstOrThrow()

const move = (customerId: number, delivered: number, returned: number, causeId: number) =>
  inTransaction(db, (tx) =>
    moveBottles(tx, {
      customerId,
      by: byCommand,
      cause: { kind: 'delivery', id: causeId },
      movedOn: app.clock.today(),
      goods: [{ goodId: bottle, delivered, returned, depositCents: 0 }],
    }),
  )

test('six bottles left and two taken make four held, and the deposit of four is required', async () => {
  const { id } = await newCustomer(app)
  await move(id, 6, 0, 1)
  expect(await customerDeposit(db, id, steps)).toEqual({
    heldByGood: { [bottle]: 6 },
    paidCents: 0,
    requiredCents: 4 * 800 + 2 * 720,
    promisedCents: 0,
  })
  await move(id, 0, 2, 2)
  expect(await customerDeposit(db, id, steps)).toMatchObject({
    heldByGood: { [bottle]: 4 },
    requiredCents: 3200,
  })
})

test('a customer never holds less than no bottles', async () => {
  const { id } = await newCustomer(app)
  await move(id, 0, 3, 3)
  expect((await customerDeposit(db, id, steps)).heldByGood).toEqual({})
})

test('a delivery that is recorded twice moves its bottles once', async () => {
  const { id } = await newCustomer(app)
  await move(id, 2, 0, 4)
  await move(id, 2, 0, 4)
  expect((await customerDeposit(db, id, steps)).heldByGood).toEqual({ [bottle]: 2 })
})

test('the deposit paid is the ledger’s balance', async () => {
  const { id } = await newCustomer(app)
  const cause = { kind: 'order', id: 1, step: 'delivered' } as const
  await inTransaction(db, (tx) =>
    post(tx, {
      customerId: id,
      by: byCommand,
      cause,
      entry: depositCharged(1600),
      at: app.clock.now(),
    }),
  )
  expect((await customerDeposit(db, id, steps)).paidCents).toBe(1600)
})
