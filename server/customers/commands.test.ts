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
