import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  camtFile,
  fidavistaFile,
  type WrittenStatement,
} from '../../tests/support/statement-files.ts'
import { dayOf } from '../calendar.ts'
import { createStatementReader } from './read-statements.ts'
import { sampleLine } from './sample-line.ts'
import { checkStatement } from './statement.ts'

const iban = 'LV80BANK0000435195001'
const statement: WrittenStatement = {
  iban,
  from: dayOf('2026-11-21'),
  to: dayOf('2026-11-21'),
  openingCents: 100_000,
  lines: [
    sampleLine,
    { ...sampleLine, cents: -1600, bankRef: '2', endToEndId: 'AVR-381', text: '' },
  ],
}

function read(file: string, partLength = 1000) {
  const reader = createStatementReader()
  for (let from = 0; from < file.length; from += partLength)
    if (!reader.write(file.slice(from, from + partLength))) break
  return reader.end()
}

const refusalOf = (file: string) => {
  const answer = read(file, 64_000)
  return answer.ok ? null : answer.refusal
}

const expected = {
  iban,
  currency: 'EUR',
  from: '2026-11-21',
  to: '2026-11-21',
  madeOn: null,
  openingCents: 100_000,
  closingCents: 104_930,
  isInterim: false,
  lines: statement.lines,
}

test('every version of camt.053 and FiDAViSta say the same of the same lines', () => {
  for (const file of [
    camtFile(statement, '02'),
    camtFile(statement, '08'),
    camtFile(statement, '12'),
    fidavistaFile(statement),
  ])
    expect(read(file)).toEqual({ ok: true, value: [expected] })
})

test('a file of other prefixes, comments and references of characters reads alike', () => {
  const file = camtFile(statement)
    .replaceAll(/<(\/?)([A-Z])/g, '<$1ns2:$2')
    .replace('xmlns=', 'xmlns:ns2=')
    .replace('<ns2:GrpHdr>', '<!-- a <comment> --><ns2:GrpHdr>')
    .replace('Rekins', '&#82;&#x65;kins')
  expect(read(file)).toEqual({ ok: true, value: [expected] })
})

test('the parts in which a file comes do not matter', () => {
  const line = fc.record({
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    text: fc
      .string({ unit: fc.constantFrom(...Array.from('aā <>&"\']-!?/RF34')) })
      .map((text) => text.trim()),
  })
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 200 }), (lines, partLength) => {
      const written = { ...statement, lines: lines.map((each) => ({ ...sampleLine, ...each })) }
      const answer = read(camtFile(written), partLength)
      expect(answer.ok && answer.value[0]?.lines).toEqual(written.lines)
    }),
  )
})

test('a batch is split into its parts where they add up, and is one line where they do not', () => {
  const parts = (second: string) =>
    camtFile({ ...statement, lines: [sampleLine] }).replace(
      /<NtryDtls>.*<\/NtryDtls>/s,
      `<NtryDtls><TxDtls><Amt Ccy="EUR">60.00</Amt><RmtInf><Ustrd>one</Ustrd></RmtInf></TxDtls>
       <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${second}</Amt></TxAmt></AmtDtls></TxDtls></NtryDtls>`,
    )
  const linesOf = (file: string) => {
    const answer = read(file)
    return answer.ok ? answer.value[0]!.lines.map(({ cents, text }) => [cents, text]) : answer
  }
  expect(linesOf(parts('5.30'))).toEqual([
    [6000, 'one'],
    [530, ''],
  ])
  expect(linesOf(parts('5.31'))).toEqual([[6530, '']])
})

test('an entry that is not booked yet is no line', () => {
  const file = camtFile({ ...statement, lines: [sampleLine] }).replace('BOOK', 'PDNG')
  expect(read(file)).toMatchObject({ ok: true, value: [{ lines: [] }] })
})

test('a cut file, another file and a damaged line are refused as what they are', () => {
  const file = camtFile(statement)
  for (const length of [file.length - 5, 1000, 300])
    expect(refusalOf(file.slice(0, length))).toEqual({ code: 'cut_file' })
  for (const other of ['', 'Datums;Summa\n', '<html></html>', file + file, '{"a":1}'])
    expect(refusalOf(other)).toEqual({ code: 'not_a_statement' })
  expect(refusalOf(file.replace('65.30', '65,30'))).toEqual({ code: 'unreadable_line', line: 1 })
  expect(refusalOf(file.replace('OPBD', 'XXXX'))).toEqual({ code: 'incomplete_statement' })
})

test('a file that would grow when read is refused before it does', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'b'.repeat(99)}">]><a>&b;</a>`
  expect(refusalOf(bomb)).toEqual({ code: 'forbidden_markup' })
  expect(refusalOf('<Document>&b;</Document>')).toEqual({ code: 'forbidden_markup' })
  expect(refusalOf('<a>'.repeat(100_000))).toEqual({ code: 'forbidden_markup' })
  expect(refusalOf(`<Document>${' '.repeat(2_000_000)}`)).toEqual({ code: 'forbidden_markup' })
  expect(refusalOf(`<Document>${'<a b=""/>'.repeat(50_000)}`)).toEqual({
    code: 'forbidden_markup',
  })
})

test('a statement is of our account, in euros, and its lines add up', () => {
  const check = (change: Partial<WrittenStatement>) => {
    const answer = read(fidavistaFile({ ...statement, ...change }))
    if (!answer.ok) return answer.refusal
    const checked = checkStatement(answer.value[0]!, { ourIban: iban, today: dayOf('2026-12-31') })
    return checked.ok || checked.refusal
  }
  expect(check({})).toBe(true)
  expect(check({ iban: 'LV69TEST0000000000001' })).toEqual({
    code: 'wrong_account',
    iban: 'LV69TEST0000000000001',
    ourIban: iban,
  })
  expect(check({ currency: 'USD' })).toEqual({ code: 'foreign_currency', currency: 'USD' })
  expect(check({ closingCents: 104_931 })).toEqual({
    code: 'balance_differs',
    openingCents: 100_000,
    linesCents: 4930,
    closingCents: 104_931,
  })
  expect(check({ openingCents: -5000, closingCents: -70 })).toBe(true)
})
