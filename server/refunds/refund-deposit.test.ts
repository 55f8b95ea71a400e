import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { credit, good, orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { moveBottles } from '../bottles/move-bottles.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'

// office.md 1.16: a part of a deposit.
const shop = await orderShop()
const { app, db } = shop
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const preview = { query: { preview: '1' as const } }
const reason = 'Vairs nevajag'
const iban = 'LV97HABA0012345678910'

/** Six bottles held, whose deposit by steps is 46.40, and 60 € paid: 13.60 can be refunded. */
async function withSixBottles() {
  const { id } = await shop.customer()
  await moveBottles(db, {
    customerId: id,
    by: byCommand,
    cause: { kind: 'opening', id },
    movedOn: shop.clock.today(),
    goods: [{ goodId: good.water, delivered: 6, returned: 0, depositCents: 0 }],
  })
  await credit(shop, id, 'deposit', 6_000)
  return { id, params: { id: String(id) } }
}

test('a part of the deposit is refunded, and its steps are shown before and after', async () => {
  const { id, params } = await withSixBottles()
  expect(await accountant.api.readRefundable({ params })).toMatchObject({
    depositCents: 1_360,
    requiredCents: 4_640,
    steps: [
      { pieces: 4, eachCents: 800 },
      { pieces: 2, eachCents: 720 },
    ],
  })
  const body = { to: 'account' as const, cents: 500, reason }
  const seen = await accountant.api.refundCustomer({ params, ...preview, body })
  if (!('effects' in seen)) throw new Error('not a preview')
  const { money, changes, documents } = seen.effects
  expect(Object.fromEntries(money.map(({ account, cents }) => [account, cents]))).toEqual({
    account: 500,
    deposit: -500,
  })
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['refund_account_cents', undefined, 500],
    ['deposit_paid_cents', 6_000, 5_500],
    ['deposit_required_cents', undefined, 4_640],
    ['account_cents', 0, 500],
  ])
  // A deposit is no sale: no VAT and no credit bill.
  expect(documents).toEqual([])
  await accountant.api.refundCustomer({ params, body })
  expect(await balancesOf(db, id)).toMatchObject({ accountCents: 500, depositCents: 5_500 })
  expect(await accountant.api.readRefundable({ params })).toMatchObject({ depositCents: 860 })
  expect(await checkMoney(app)).toEqual([])
})

test('no more than is above the required deposit is refunded, however many ask at once', async () => {
  const { id, params } = await withSixBottles()
  const body = { to: 'account' as const, cents: 500, reason }
  await expect(
    accountant.api.refundCustomer({ params, body: { ...body, cents: 1_361 } }),
  ).rejects.toMatchObject({ error: 'more_than_left' })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => accountant.api.refundCustomer({ params, body })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await balancesOf(db, id)).toMatchObject({ accountCents: 1_000, depositCents: 5_000 })
  expect(await checkMoney(app)).toEqual([])
})

test('a part of the deposit goes to an IBAN, with the money of the account if that is asked', async () => {
  const { id, params } = await withSixBottles()
  await credit(shop, id, 'account', 2_000)
  const body = { to: 'iban' as const, iban, cents: 500, withAccount: true, reason }
  const seen = await accountant.api.refundCustomer({ params, ...preview, body })
  expect(seen).toMatchObject({
    effects: {
      changes: [
        { field: 'refund_iban_cents' },
        { field: 'deposit_paid_cents', before: 6_000, after: 5_500 },
        { field: 'deposit_required_cents', after: 4_640 },
      ],
    },
  })
  const waits = await accountant.api.refundCustomer({ params, body })
  if (!('approvalId' in waits)) throw new Error('It was done alone')
  const asked = { id: String(waits.approvalId) }
  const { rows: waiting } = await accountant.api.listApprovals()
  expect(waiting).toMatchObject([{ deed: 'refunds.to_bank', rows: [{ customerId: id, iban }] }])
  const service = await newColleague(shop, 'customerService', 'dina@avots.example')
  const [seenByService] = (await service.api.listApprovals()).rows
  expect(seenByService!.rows).toMatchObject([{ customerId: id, cents: 500 }])
  expect(JSON.stringify(seenByService)).not.toContain(iban)
  const { preview: shown } = await owner.api.readApproval({ params: asked })
  await owner.api.approve({ params: asked, body: { previewHash: shown!.hash } })
  const { rows } = await accountant.api.listRefunds({ query: {} })
  expect(rows[0]).toMatchObject({ customer: id, state: 'asked', to: 'iban' })
  expect(rows[0]!.cents - rows[0]!.accountCents).toBe(500)
})
