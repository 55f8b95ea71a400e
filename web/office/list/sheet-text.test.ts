import { expect, test } from 'vitest'
import { csv, tabbed } from './sheet-text.ts'

type Row = { name: string; sum: string }
const columns = [
  { head: 'Vārds', text: ({ name }: Row) => name },
  { head: 'Summa', text: ({ sum }: Row) => sum },
]

test('a file has what is seen, quoted where a cell has its own signs', () => {
  const rows = [{ name: 'SIA "Rasa"; birojs', sum: '-8,49' }]
  expect(csv(columns, rows)).toBe('\uFEFFVārds;Summa\r\n"SIA ""Rasa""; birojs";-8,49\r\n')
})

test.each(['=1+1', '"=1+1"', '@SUM(A1)', '+cmd|calc', '-2+3', '＝1+1'])(
  'a cell is no formula: %s',
  (name) => {
    expect(tabbed(columns, [{ name, sum: '+37129123456' }])).toBe(
      `Vārds\tSumma\n'${name}\t+37129123456`,
    )
  },
)

test('a copy has one line a row', () => {
  expect(tabbed(columns, [{ name: 'Anna\nOzoliņa', sum: '' }])).toBe('Vārds\tSumma\nAnna Ozoliņa\t')
})
