import { expect, test } from 'vitest'
import { filledCart, good, orderShop } from '../../tests/support/order-shop.ts'
import { cartCommands } from './commands.ts'

const shop = await orderShop()

const create = (words: string[], options: Record<string, string | boolean> = {}) =>
  cartCommands['promo create']!.run(shop.app, { words, options })

test('a code created by the office works at once and until the end of its last day', async () => {
  const created = await create(['ziema20'], {
    percent: '20',
    from: '2026-11-20',
    until: '2026-11-25',
    uses: '50',
  })
  expect(created).toMatchObject({
    data: { code: 'ZIEMA20' },
    lines: ['The code ZIEMA20 can be used.'],
  })
  const anna = await shop.customer()
  await filledCart(anna, { [good.tea]: 10 })
  const activate = async () =>
    (await anna.api.activatePromo({ params: { code: 'Ziema20' } })).activated
  expect(await activate()).toBe(1)
  // 45.00 of tea.
  expect((await anna.api.readActiveCart()).data.details.final_discount_vat).toBe(9)
  shop.clock.set('2026-11-25T21:59:00Z')
  expect(await activate()).toBe(1)
  shop.clock.set('2026-11-25T22:00:00Z')
  expect(await activate()).toBe(0)
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('it applies only to its goods and customers', async () => {
  const anna = await shop.customer()
  const berta = await shop.customer()
  await create(['TEJAI'], { sum: '3.00', goods: String(good.tea), customers: String(anna.id) })
  for (const customer of [anna, berta])
    await filledCart(customer, { [good.honey]: 1, [good.tea]: 2 })
  const activate = ({ api }: typeof anna) => api.activatePromo({ params: { code: 'TEJAI' } })
  expect(await activate(anna)).toMatchObject({ activated: 1 })
  expect((await anna.api.readActiveCart()).data.details.final_discount_vat).toBe(3)
  expect(await activate(berta)).toMatchObject({ activated: 0 })
})

test.each([
  [[], { percent: '10' }, 'CODE must be'],
  [['A B'], { percent: '10' }, 'CODE must be'],
  [['A'], {}, 'Say one of --percent, --sum and --free-delivery.'],
  [['A'], { percent: '10', sum: '5.00' }, 'Say one of'],
  [['A'], { percent: '101' }, '--percent must be from 1 to 100.'],
  [['A'], { sum: '-5' }, '--sum must be a sum'],
  [['A'], { sum: '5.001' }, '--sum must be a sum'],
  [['A'], { percent: '10', uses: '0' }, '--uses must be a number'],
  [['A'], { percent: '10', until: '24.12.2026' }, '--until must be a day'],
  [
    ['A'],
    { percent: '10', from: '2026-12-24', until: '2026-12-23' },
    '--until must not be before --from.',
  ],
  [['A'], { percent: '10', goods: '999999' }, 'There are no goods 999999.'],
  [['A'], { percent: '10', customers: '999999' }, 'There are no customers 999999.'],
  [['ziema20'], { percent: '10' }, 'There is a code ZIEMA20 already.'],
] as [string[], Record<string, string>, string][])(
  'promo create %j %j is refused in one line',
  async (words, options, line) => {
    await expect(create(words, options)).rejects.toThrow(line)
    expect(
      await shop.db.selectFrom('promoCodes').select('id').where('code', '=', 'A').execute(),
    ).toEqual([])
  },
)

// O-39.
test('a code whose last day is past is refused', async () => {
  const ended = create(['VAKAR'], { percent: '10', until: '2026-11-19' })
  await expect(ended).rejects.toThrow('--until 2026-11-19 is past')
  await create(['SODIEN'], { percent: '10', until: '2026-11-20' })
})
