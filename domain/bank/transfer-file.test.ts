import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { createXmlReader } from './read-xml.ts'
import { sepaText } from './sepa-text.ts'
import { type BankTransfer, transferFileXml } from './transfer-file.ts'
import { elementAt, elementsAt, textAt } from './xml-element.ts'

const file = (transfers: readonly BankTransfer[]) =>
  transferFileXml({
    id: 'AVOTS-20261122-1',
    madeAt: new Date('2026-11-22T22:15:00Z'),
    payOn: dayOf('2026-11-23'),
    payer: { name: 'SIA “Avots”', iban: 'LV80BANK0000435195001' },
    transfers,
  })

function readBack(xml: string) {
  const reader = createXmlReader(() => false)
  reader.write(xml)
  const root = reader.end()
  if (!root.ok) throw new Error(root.refusal)
  const message = elementAt(root.value, 'CstmrCdtTrfInitn')!
  const header = elementAt(message, 'GrpHdr')!
  const payment = elementAt(message, 'PmtInf')!
  const transfers = elementsAt(payment, ['CdtTrfTxInf']).map((transfer) => ({
    endToEndId: textAt(transfer, 'PmtId', 'EndToEndId'),
    cents: Math.round(Number(textAt(transfer, 'Amt', 'InstdAmt')) * 100),
    payeeName: textAt(transfer, 'Cdtr', 'Nm'),
    iban: textAt(transfer, 'CdtrAcct', 'Id', 'IBAN'),
    text: textAt(transfer, 'RmtInf', 'Ustrd'),
  }))
  return { header, payment, transfers }
}

const transfer: BankTransfer = {
  endToEndId: 'AVR-381',
  cents: 1600,
  payeeName: 'Anna Bērziņa & Co',
  iban: 'LV69TEST0000000000001',
  text: 'Depozīta atmaksa “D-381”, klients 1042',
}

test('the bank reads what was written, with letters that it knows', () => {
  const { header, payment, transfers } = readBack(file([transfer, { ...transfer, cents: 30 }]))
  for (const totals of [header, payment])
    expect([textAt(totals, 'NbOfTxs'), textAt(totals, 'CtrlSum')]).toEqual(['2', '16.30'])
  // Made at a quarter past midnight by Riga's clocks.
  expect(textAt(header, 'CreDtTm')).toBe('2026-11-23T00:15:00')
  expect(textAt(payment, 'ReqdExctnDt', 'Dt')).toBe('2026-11-23')
  expect(textAt(payment, 'Dbtr', 'Nm')).toBe("SIA 'Avots'")
  expect(transfers[0]).toEqual({
    endToEndId: 'AVR-381',
    cents: 1600,
    payeeName: 'Anna Berzina Co',
    iban: 'LV69TEST0000000000001',
    text: "Depozita atmaksa 'D-381', klients 1042",
  })
})

test('whatever a name has, the file is whole and its sums are those of the transfers', () => {
  const anySign = fc.constantFrom(...Array.from('aāĢ€ß<>&"\'/ \n№ł日]]>\u0000'))
  const any = fc.record({
    endToEndId: fc.stringMatching(/^AVR-\d{1,9}$/),
    cents: fc.integer({ min: 1, max: 99_999_999 }),
    payeeName: fc.string({ unit: anySign, maxLength: 80 }),
    iban: fc.constant(transfer.iban),
    text: fc.string({ unit: anySign, maxLength: 160 }),
  })
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 4 }), (transfers) => {
      const read = readBack(file(transfers))
      expect(read.transfers.map(({ cents }) => cents)).toEqual(transfers.map(({ cents }) => cents))
      const sum = transfers.reduce((total, { cents }) => total + cents, 0)
      expect(textAt(read.header, 'CtrlSum')).toBe((sum / 100).toFixed(2))
    }),
  )
})

test('a text for the bank has SEPA’s letters alone, and says the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const folded = sepaText(text, 70)
      expect(folded).toMatch(/^([A-Za-z0-9?:().,'+-][A-Za-z0-9/?:().,'+ -]{0,69})?$/)
      expect(folded).not.toMatch(/\/\/|[/ ]$/)
      expect(sepaText(folded, 70)).toBe(folded)
    }),
  )
  expect(sepaText('Ģirts Ķīsis, Ščerbakova Łódź №5', 70)).toBe('Girts Kisis, Scerbakova Lodz 5')
})
