import { expect, test } from 'vitest'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { testShop } from '../../tests/support/shop.ts'
import { balancesOf } from './balances.ts'
import { ledgerCommands } from './commands.ts'

const shop = await testShop()
const { db, app } = shop

const correct = (customer: number, options: Record<string, string>) =>
  ledgerCommands['ledger correct']!.run(app, {
    words: [],
    options: { customer: String(customer), ...options },
  })

test('a correction adds or takes a sum, and the customer sees it with its reason', async () => {
  const { id, token } = await newCustomer(app)
  const given = await correct(id, {
    account: 'account',
    euros: '12.30',
    why: 'Atlīdzība par kavējumu',
  })
  expect(given).toMatchObject({ lines: ['Account €12.30, bonus €0.00, deposit €0.00.'] })
  await correct(id, { account: 'account', euros: '-20.00', why: 'Nesaskaitīta pudele' })
  await correct(id, { account: 'bonus', euros: '5,00', why: ' Draugam ' })
  expect(await balancesOf(db, id)).toMatchObject({
    accountCents: -770,
    bonusCents: 500,
    receivableCents: 770,
  })
  const { transaction } = await shop.as(token).listTransactions()
  expect(
    transaction.data.map(({ code, amount, balance, note }) => [code, amount, balance, note]),
  ).toEqual([
    ['correction', 5, -7.7, 'Draugam'],
    ['correction', -20, -7.7, 'Nesaskaitīta pudele'],
    ['correction', 12.3, 12.3, 'Atlīdzība par kavējumu'],
  ])
  const trail = await db
    .selectFrom('auditTrail')
    .select(['actorKind', 'action', 'details'])
    .where('customerId', '=', id)
    .orderBy('id')
    .execute()
  expect(trail[0]).toEqual({
    actorKind: 'command',
    action: 'ledger.correct',
    details: { account: 'account', cents: 1230 },
  })
  expect(trail).toHaveLength(3)
})

test.each([
  [{ account: 'bonus', euros: '-0.01', why: 'Par daudz' }, 'The bonus would be less than nothing.'],
  [
    { account: 'deposit', euros: '-0.01', why: 'Par daudz' },
    'The deposit would be less than nothing.',
  ],
  [{ account: 'advance', euros: '1.00', why: 'Cits' }, 'Say which account'],
  [{ account: 'account', euros: '0', why: 'Nekas' }, 'Say which account'],
  [{ account: 'account', euros: '1.005', why: 'Daļa' }, 'Say which account'],
  [{ account: 'account', euros: '1.00', why: ' ' }, 'Say which account'],
])('%j is refused in one line', async (options, line) => {
  const { id } = await newCustomer(app)
  await expect(correct(id, options)).rejects.toThrow(line)
  expect(await balancesOf(db, id)).toMatchObject({
    accountCents: 0,
    bonusCents: 0,
    depositCents: 0,
  })
})

test('an unknown customer’s account is not corrected', async () => {
  await expect(
    correct(999_999, { account: 'account', euros: '1.00', why: 'Kļūda' }),
  ).rejects.toThrow('no such customer')
})

test('transactions come four to a page, latest first, and a page past the last is empty', async () => {
  const { id, token } = await newCustomer(app)
  for (const euros of ['1', '2', '3', '4', '5'])
    await correct(id, { account: 'account', euros, why: `Nr. ${euros}` })
  const page = async (query: object) =>
    (await shop.as(token).listTransactions({ query })).transaction
  expect((await page({})).data.map(({ balance }) => balance)).toEqual([15, 10, 6, 3])
  expect(await page({ page: '2' })).toMatchObject({
    current_page: 2,
    last_page: 2,
    total: 5,
    data: [{ balance: 1 }],
  })
  expect(await page({ page: '3' })).toMatchObject({ last_page: 2, total: 5, data: [] })
  expect(await page({ code: 'topup' })).toMatchObject({ last_page: 1, total: 0, data: [] })
})
