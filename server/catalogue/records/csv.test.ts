import { expect, test } from 'vitest'
import { parseCsv, writeCsv } from './csv.ts'

test('a written table is read back the same', () => {
  const rows = [
    { name: 'Bio "medus", 500 g', text: 'rinda\r\nun otra; trešā', formula: '=1+1', empty: '' },
    { name: "'citāts", text: '', formula: '-5 grādi', empty: '' },
  ]
  expect(parseCsv(writeCsv(['name', 'text', 'formula', 'empty'], rows))).toEqual(rows)
})

test('a spreadsheet is never given a formula', () => {
  expect(writeCsv(['a'], [{ a: '=HYPERLINK("http://evil")' }])).toContain(
    `"'=HYPERLINK(""http://evil"")"`,
  )
})

test("semicolons, a byte order mark and Windows' line ends are read", () => {
  expect(parseCsv('\uFEFFid;name\r\n1;Ūdens, 5 l\r\n\r\n2;"a;b"')).toEqual([
    { id: '1', name: 'Ūdens, 5 l' },
    { id: '2', name: 'a;b' },
  ])
})

test('a table that cannot be read to its end is refused with the line number', () => {
  expect(() => parseCsv('sku,price\nA,1\n"B,2\nC,3\n')).toThrow('line 3')
  expect(() => parseCsv('sku,name\nA,5" caurule\nB,1\n')).toThrow('line 2')
})

test('a price with an unquoted comma is refused, empty cells at the end are not', () => {
  expect(() => parseCsv('sku,price\nA,8,20\n')).toThrow('row 1: 20 stands under no name')
  expect(parseCsv('sku,price,,\nA,8.20,,\n')).toEqual([{ sku: 'A', price: '8.20' }])
})

test('lines that end as on an old Mac are read, a column that stands twice is not', () => {
  expect(parseCsv('sku;price\rA;1\rB;2\r')).toEqual([
    { sku: 'A', price: '1' },
    { sku: 'B', price: '2' },
  ])
  expect(() => parseCsv('sku,price,price\nA,1,9\n')).toThrow('the column price stands twice')
})

// S-m4
test('a list that begins like a formula is written as text and read back whole', () => {
  const rows = [{ related: ['=1+1 EVIL', 'B'], name: '=2', facts: { a: 1 } }]
  const text = writeCsv(['related', 'name', 'facts'], rows)
  expect(text).toContain("\r\n'=1+1 EVIL|B,'=2,")
  expect(parseCsv(text)).toEqual([{ related: '=1+1 EVIL|B', name: '=2', facts: '{"a":1}' }])
})
