import { expect, test } from 'vitest'
import { bankReference } from '../documents/bank-reference.ts'
import { signsOf } from './line-signs.ts'
import { matchLine, type MatchFacts, type Payer } from './match-line.ts'
import { sampleLine } from './sample-line.ts'
import type { StatementLine } from './statement.ts'

const nobody: MatchFacts = {
  payers: [],
  transfers: [],
  provider: { ibans: ['LT50PROVIDER000001'], owedCents: 10_000 },
  cashOnTheWay: [],
  rule: null,
}

const payer = (customerId: number, change: Partial<Payer> = {}): Payer => ({
  customerId,
  names: [],
  code: null,
  openCents: 0,
  documents: [],
  orders: [],
  isOfIban: false,
  ...change,
})

const line = (change: Partial<StatementLine>): StatementLine => ({
  ...sampleLine,
  text: '',
  ...change,
})

const match = (change: Partial<StatementLine>, facts: Partial<MatchFacts>) =>
  matchLine(line(change), signsOf(line(change)), { ...nobody, ...facts })

const bill = (id: number, number: number, openCents: number) => ({
  id,
  name: { kind: 'invoice' as const, year: 2026, number },
  openCents,
})

test('A: a reference of a customer that exists books itself, on the document it names', () => {
  const facts = { payers: [payer(42, { documents: [bill(7, 123, 6530), bill(8, 124, 100)] })] }
  const text = `Rekins R-2026-000123 ${bankReference(42)}`
  expect(match({ text }, facts)).toEqual({ class: 'A', customerId: 42, documentId: 7 })
  expect(match({ reference: bankReference(42) }, facts)).toMatchObject({ class: 'A' })
  expect(match({ text }, { payers: [payer(43)] })).toEqual({ class: 'H', proposals: [] })
})

test('two customers’ references, and money that goes out or comes back, are for a person', () => {
  const text = `${bankReference(42)} un ${bankReference(43)}`
  expect(match({ text }, { payers: [payer(42), payer(43)] })).toMatchObject({ class: 'G' })
  const one = { payers: [payer(42)] }
  expect(match({ text: bankReference(42), cents: -100 }, one)).toMatchObject({ class: 'H' })
  expect(match({ text: bankReference(42), isReturn: true }, one)).toMatchObject({ class: 'F' })
})

test('B: our own transfer is closed by its id and sum, also when it comes back', () => {
  const transfers = [{ id: 5, endToEndId: 'AVR-381', cents: 1600 }]
  const endToEndId = 'AVR-381'
  expect(match({ endToEndId, cents: -1600 }, { transfers })).toEqual({
    class: 'B',
    transferId: 5,
    isReturned: false,
  })
  expect(match({ endToEndId, cents: 1600 }, { transfers })).toMatchObject({ isReturned: true })
  expect(match({ endToEndId, cents: -1601 }, { transfers })).toMatchObject({ class: 'H' })
})

test('C and D: the provider’s payout and cash on its way book themselves where the sum is', () => {
  const partyIban = 'LT50PROVIDER000001'
  expect(match({ partyIban }, {})).toEqual({ class: 'C' })
  expect(match({ partyIban, cents: 10_001 }, {})).toMatchObject({ class: 'H' })
  const cash = { kind: 'cash', cents: 48_620 } as const
  expect(match(cash, { cashOnTheWay: [100, 48_620] })).toEqual({ class: 'D' })
  expect(match(cash, { cashOnTheWay: [48_600] })).toMatchObject({ class: 'H' })
})

test('E and F: a known account, or a document or a name with the very sum, is proposed', () => {
  const known = { payers: [payer(1), payer(42, { isOfIban: true })] }
  expect(match({}, known)).toMatchObject({ class: 'E', proposals: [{ customerId: 42 }] })
  const owner = payer(42, { names: ['SIA “Paraugs”'], documents: [bill(7, 123, 6530)] })
  const other = payer(43, { documents: [bill(9, 200, 6530)] })
  expect(match({ text: 'par 2026-123' }, { payers: [other, owner] })).toMatchObject({
    class: 'F',
    proposals: [{ customerId: 42, documentId: 7, signs: ['document', 'name', 'sum'] }],
  })
  expect(match({ partyName: 'PARAUGS SIA' }, { payers: [other, owner] })).toMatchObject({
    class: 'F',
    proposals: [{ customerId: 42, documentId: 7 }],
  })
  const ordered = payer(42, { orders: [{ id: 5511, cents: 6530 }] })
  expect(match({ text: 'pasutijums 5511' }, { payers: [ordered] })).toMatchObject({
    class: 'F',
    proposals: [{ signs: ['order', 'sum'] }],
  })
})

test('a document that is paid already still names its customer', () => {
  const owner = payer(42, { documents: [bill(7, 123, 0)] })
  expect(match({ text: 'R-2026-123' }, { payers: [owner] })).toMatchObject({
    class: 'F',
    proposals: [{ customerId: 42, documentId: null, signs: ['document'] }],
  })
})

test('G and H: namesakes are named together, an equal sum alone is nobody', () => {
  const ilze = (customerId: number) => payer(customerId, { names: ['Ilze Bērziņa'] })
  expect(match({ partyName: 'BERZINA ILZE' }, { payers: [ilze(2), ilze(1)] })).toMatchObject({
    class: 'G',
    proposals: [{ customerId: 1 }, { customerId: 2 }],
  })
  const stranger = payer(3, { openCents: 6530 })
  expect(match({}, { payers: [stranger] })).toEqual({ class: 'H', proposals: [] })
})

test('I: a rule that a person made takes what nothing else has claimed', () => {
  const rule = 'expense' as const
  expect(match({ kind: 'fee', cents: -50 }, { rule })).toEqual({ class: 'I', rule })
  const claimed = match({ text: bankReference(42) }, { rule, payers: [payer(42)] })
  expect(claimed).toMatchObject({ class: 'A' })
})
