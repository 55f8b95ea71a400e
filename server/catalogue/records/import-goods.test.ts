import { byCommand } from '../../../domain/actor.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { goodIdsBySku, stockedShop } from '../../../tests/support/stocked-shop.ts'
import { parseCsv } from './csv.ts'
import { exportGoods } from './export-goods.ts'
import { importGoods, refuseBrokenConstraint, type RawRecord } from './import-goods.ts'

const shop = await stockedShop()
const { db, clock } = shop
const idOf = await goodIdsBySku(shop)
const importRows = (rows: RawRecord[]) =>
  inTransaction(db, (tx) => importGoods(shop.app, tx, byCommand, rows)).catch(
    refuseBrokenConstraint,
  )
const read = (id: number) => shop.nobody.readGood({ params: { id: String(id) } })

test.each(['csv', 'json'] as const)(
  'a catalogue exported as %s and imported again is the same',
  async (format) => {
    const before = await exportGoods(db, format)
    const rows = format === 'csv' ? parseCsv(before) : (JSON.parse(before) as RawRecord[])
    const searchHoney = async () =>
      (await shop.nobody.listGoods({ query: { search: 'medus', limit: '100' } })).goods
    const honey = await searchHoney()
    expect(await importRows(rows)).toEqual({
      ok: true,
      value: { added: 0, changed: 0, changes: [] },
    })
    expect(await exportGoods(db, format)).toBe(before)
    expect(await searchHoney()).toEqual(honey)
  },
)

test('a new good needs only a name and a price, and searches find it at once', async () => {
  expect(
    await importRows([
      {
        sku: 'XX-1',
        name_lv: 'Zirgu saldumi, 1 kg',
        price: '4,90',
        category: 'bio-partika/medus-un-saldumi',
      },
    ]),
  ).toEqual({
    ok: true,
    value: { added: 1, changed: 0, changes: [] },
  })
  await expect
    .poll(
      async () => (await shop.nobody.listGoods({ query: { search: 'zirgu saldums' } })).goods.data,
    )
    .toMatchObject([
      { sku: 'XX-1', link: 'zirgu-saldumi-1-kg', price_vat: 4.9, category_id: [3, 35] },
    ])
})

test('a lower price is shown beside the previous one', async () => {
  const id = idOf.get('BP-001')!
  const { price_vat } = await read(id)
  clock.set('2026-11-21T08:00:00Z')
  expect(await importRows([{ sku: 'BP-001', price: 1.5, former_price: price_vat }])).toMatchObject({
    ok: true,
  })
  await expect
    .poll(() => read(id))
    .toMatchObject({ price_vat: 1.5, base_price_old_vat: price_vat, lowest_price_30d: price_vat })
  expect((await read(id)).name).toMatch(/auzu pārslas/i)
})

test('with one wrong row nothing is imported, and each problem names its row', async () => {
  const before = await exportGoods(db, 'json')
  const outcome = await importRows([
    { sku: 'YY-1', name_lv: 'Laba prece', price: 1 },
    { sku: 'YY-2', name_lv: 'Bez cenas' },
    { sku: 'YY-3', name_lv: 'Nezināma vieta', price: 1, category: 'nav/tur', colour: 'red' },
  ])
  expect(outcome).toEqual({
    ok: false,
    refusal: [expect.stringMatching(/^row 2: price/), expect.stringMatching(/^row 3: .*colour/)],
  })
  expect(
    await importRows([{ sku: 'YY-3', name_lv: 'A', price: 1, category: 'nav', related: 'ZZ-9' }]),
  ).toEqual({
    ok: false,
    refusal: ['row 1: there is no category nav', 'row 1: ZZ-9 is no other good'],
  })
  expect(await exportGoods(db, 'json')).toBe(before)
})

test('a file may not contain a good twice', async () => {
  expect(
    await importRows([
      { sku: 'A', name_lv: 'A', price: 1 },
      { sku: 'A', name_lv: 'B', price: 2 },
    ]),
  ).toEqual({
    ok: false,
    refusal: ['row 2: sku A is in row 1 already'],
  })
})

test('fields that contradict each other are refused by the name of the rule', async () => {
  expect(await importRows([{ sku: 'BP-002', price: 9, former_price: 5 }])).toEqual({
    ok: false,
    refusal: ['a good breaks the rule goods_former_price_is_higher'],
  })
})

test('pieces counted in the file become the stock', async () => {
  const id = idOf.get('BP-001')!
  expect(await importRows([{ id, stock: 7 }])).toMatchObject({ ok: true })
  await expect.poll(async () => (await read(id)).available_for_customer).toBe(7)
})

test.each([
  ['name_lv', 'Ūdens 💧'],
  ['name_lv', 'Ūdens\nBcc: cits@avots.example'],
  ['name_en', 'Wa\0ter'],
  ['description_lv', 'Īpašs\u001b[31m'],
  ['sku', ' BP-001 '],
  ['sku', 'BP-\u200b001'],
  ['sku', 'a\0b'],
  ['facts', [{ label: { lv: '\ud800', en: 'a' }, value: { lv: 'b', en: 'c' } }]],
  ['art', { shape: 'jar', name: 'Me\0dus', palette: 'bio' }],
  ['expires_on', '0000-01-01'],
  ['weight_grams', '0x10'],
  ['weight_grams', true],
  ['id', '9999999999'],
  ['id', 2_147_483_647],
])(
  'a value that no shop can show or store is refused by its field: %s %j',
  async (field, value) => {
    const outcome = await importRows([{ name_lv: 'Prece', price: 1, [field]: value }])
    expect(outcome).toMatchObject({
      ok: false,
      refusal: expect.arrayContaining([expect.stringMatching(`^row 1: ${field}`)]) as string[],
    })
  },
)

// S-M13, S-m9
test.each([
  ['facts', [{ label_lv: 'x' }]],
  ['facts', 'nav saraksts'],
  ['food_info', { ingredients: 'milti' }],
  ['food_info', { contains: 'milti' }],
  ['art', { shape: 'jar', name: 'Medus', palette: 'bio', accent: 'odd' }],
  ['art', { shape: 'jar', name: 7, palette: 'bio' }],
])('JSON of another form than the page of a good needs is refused: %s %j', async (field, value) => {
  const outcome = await importRows([{ sku: 'JS-1', name_lv: 'Prece', price: 1, [field]: value }])
  expect(outcome).toMatchObject({
    ok: false,
    refusal: expect.arrayContaining([expect.stringMatching(`^row 1: ${field}`)]) as string[],
  })
})

// S-m9
test('a picture is drawn for a good whose stored art has become unknown', async () => {
  const id = idOf.get('BP-001')!
  const art = JSON.stringify({ shape: 'jar', name: 'Medus', palette: 'bio', accent: 'odd' })
  await db.updateTable('goods').set({ art }).where('id', '=', id).execute()
  const { statusCode } = await shop.server.inject(`/img/goods/${id}/w_170,h_250`)
  expect(statusCode).toBe(200)
})
