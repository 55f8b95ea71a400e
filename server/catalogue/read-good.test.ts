import { expect, test } from 'vitest'
import { goodIdsBySku, stockedShop } from '../../tests/support/stocked-shop.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { readGood } from './read-good.ts'

const shop = await stockedShop()
const idOf = await goodIdsBySku(shop)
const read = (sku: string, language = 'lv') =>
  shop.as(undefined, language).readGood({ params: { id: String(idOf.get(sku)) } })

test('the large bottle has everything that its page shows', async () => {
  const good = await read('UD-001')
  expect(good).toMatchObject({
    link: 'avota-udens-sila-avots-18-9-l',
    goods_name: good.name,
    price_vat: 7.9,
    bail: 8,
    deposit: 0,
    isbottle: 1,
    isrentable: 1,
    unit_price: { price: 0.42, per: 'l' },
    check_in_warehouse: 1,
    vat_percent: 21,
    categories: [{ link: 'udens' }, { link: 'atgriezama-tara' }, { link: '18-9-l-pudeles' }],
    category: {
      link: 'udens',
      category_a: { link: 'atgriezama-tara', category_b: { link: '18-9-l-pudeles' } },
    },
  })
  expect(good.category_id).toContain(7)
  expect(good.badges.map(({ label }) => label)).toEqual([
    'Atgriežama pudele',
    'Bonuss 2 %',
    'Vairumā lētāk',
  ])
  expect(good.alternatives.map(({ id }) => id)).toEqual(good.alternative_goods)
  expect(good.related.length).toBeGreaterThan(0)
})

test('a good is the same by its link, and in English for English readers', async () => {
  const good = await read('UD-001')
  const { data } = await shop.nobody.readGoodByLink({ params: { link: good.link } })
  expect(data).toEqual(good)
  expect((await read('UD-001', 'en')).name).toMatch(/^Spring water/)
})

test('a reduced price is shown with the former one and the lowest of the 30 days before', async () => {
  const good = await read('BP-028')
  expect(good).toMatchObject({ price_vat: 7.2, base_price_old_vat: 8.5, lowest_price_30d: 8 })
})

// P-m8
test('single-use packs show the state deposit, packs of pieces the price of a piece', async () => {
  expect(await read('UD-008')).toMatchObject({ deposit: 1.2, bail: 0, isrentable: 0 })
  expect((await read('MS-014')).unit_price).toMatchObject({ per: 'piece' })
})

test('food shows what the law wants known before it is bought', async () => {
  const { food } = await read('BP-001')
  expect(food?.contains).toEqual(['glutēnu saturoši graudaugi'])
  expect(food?.bio?.control_code).toMatch(/^LV-BIO-0/)
})

test('the VAT rate of basic food depends on the day', async () => {
  expect((await read('BP-044')).vat_percent).toBe(12)
  shop.clock.set('2027-07-01T08:00:00Z')
  await expect.poll(async () => (await read('BP-044')).vat_percent, { timeout: 5_000 }).toBe(21)
  shop.clock.set('2026-11-20T08:00:00Z')
})

test.each([
  '/goods/999999',
  '/goods/0',
  '/goods/abc',
  '/goods/99999999999',
  '/goods-slug/nav',
  '/goods-slug/%00',
  '/goods-slug/A',
])('%s is not found', async (path) => {
  const answer = await shop.server.inject(`/api${path}`)
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found'])
})

test('a withdrawn good disappears at once, from its page and from cached lists', async () => {
  const id = idOf.get('BP-043')!
  const total = async () => (await shop.nobody.listGoods()).goods.total
  const before = await total()
  await shop.nobody.readGood({ params: { id: String(id) } })
  await shop.db.updateTable('goods').set({ withdrawnAt: new Date() }).where('id', '=', id).execute()
  await expect.poll(total).toBe(before - 1)
  await expect(shop.nobody.readGood({ params: { id: String(id) } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a good costs two queries', async () => {
  await readGood(shop.app, { id: idOf.get('UD-001')! }, 'lv')
  const { statements } = await recordStatements(() =>
    readGood(shop.app, { id: idOf.get('DZ-002')! }, 'lv'),
  )
  expect(statements).toHaveLength(2)
})

test('an unchanged answer is not sent again', async () => {
  const first = await shop.server.inject('/api/goods/101')
  const tag = String(first.headers.etag)
  // A proxy that compresses makes the tag weak; a cache may send several tags.
  for (const known of [tag, `W/${tag}`, `"older", ${tag}`]) {
    const again = await shop.server.inject({
      url: '/api/goods/101',
      headers: { 'if-none-match': known },
    })
    expect([first.statusCode, again.statusCode, again.body], known).toEqual([200, 304, ''])
  }
  expect(
    (await shop.server.inject({ url: '/api/goods/101', headers: { 'if-none-match': '"older"' } }))
      .statusCode,
  ).toBe(200)
})
