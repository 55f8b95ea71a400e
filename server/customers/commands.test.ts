import { expect, test } from 'vitest'
import { seedDemo } from '../../db/seed/seed-demo.ts'
import { testShop } from '../../tests/support/shop.ts'
import { customerCommands } from './commands.ts'

const shop = await testShop()
await seedDemo(shop.db, { today: shop.clock.today() })
const anna = 'demo@avots.example'

const run = (name: string, words: string[], options: Record<string, string> = {}) =>
  customerCommands[name]!.run(shop.app, { words, options })

test('the office grants credit and corrects the account with a reason', async () => {
  const result = await run('customer set', [anna], {
    'credit-limit': '300.00',
    'pay-later': 'on',
    correct: '-5.00',
    why: 'Saplīsa pudele',
  })
  expect(result.data).toMatchObject({ credit_limit: 300, pay_later: true, balance: -5 })
  expect(result.lines).toContain('Lāčplēša iela 24-15, Rīga, LV-1011')
  const notes = await shop.db.selectFrom('ledgerTransactions').select('note').execute()
  expect(notes).toEqual([{ note: 'Saplīsa pudele' }])
})

// D-3.
test.each([
  ['the name without diacritics', ['berzina']],
  ['words in any order', ['BERZINA', 'anna']],
  ['the phone as it is written', ['2000', '0115']],
  ['the phone with its code', ['+371-2000-0115']],
  ['street and house', ['lacplesa', '24-15']],
  ['the e-mail', ['demo@avots']],
])('a customer is found by %s', async (_, words) => {
  const { data, lines } = await run('customer find', words)
  expect(data).toContainEqual(expect.objectContaining({ email: anna, name: 'Anna Bērziņa' }))
  expect(lines.join()).toContain('Lāčplēša iela 24-15')
})

// D-3.
test('a customer is found by number, and the number leads on to other commands', async () => {
  const { data } = await run('customer find', ['demo@avots.example'])
  const [{ id }] = data as [{ id: number }]
  expect((await run('customer find', [String(id)])).lines[0]).toMatch(`${id}  Anna Bērziņa`)
  expect((await run('customer find', ['nav', 'nekur'])).lines).toEqual(['There are none.'])
  expect((await run('customer find', ['100%'])).lines).toEqual(['There are none.'])
  const shown = await run('customer show', [String(id)])
  expect(shown.data).toMatchObject({ orders: [], payments: [], papers: [], bottles: [] })
})

// D-3.
test('a customer is shown with the numbers of payments that a refund asks for', async () => {
  const { id: customerId } = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', anna)
    .executeTakeFirstOrThrow()
  const at = shop.clock.now()
  const { id } = await shop.db
    .insertInto('payments')
    .values({
      customerId,
      topupCents: 2500,
      method: 'card',
      provider: 'sandbox',
      merchantReference: 'T-1',
      createdAt: at,
      expiresAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await run('customer show', [anna])).lines).toContain(
    `Payment ${id}: top-up by card, not opened, €25.00`,
  )
})

test('an impossible command ends with one clear line', async () => {
  await expect(run('customer show', ['nav@nekur.lv'])).rejects.toThrow('There is no such customer')
  await expect(run('customer set', [anna])).rejects.toThrow('Say what to set.')
  await expect(run('customer set', [anna], { correct: '1.00' })).rejects.toThrow(
    'a reason in --why',
  )
  await expect(run('customer set', [anna], { 'pay-later': 'yes' })).rejects.toThrow(
    'must be on or off',
  )
})
