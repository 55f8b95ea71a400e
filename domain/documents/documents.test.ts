import { expect, test } from 'vitest'
import { epcQrText } from './epc-qr.ts'
import { isOfSeries, documentNumber } from './numbers.ts'
import { numberInWords, sumInWords } from './words-for-sum.ts'

test('a sum in words', () => {
  expect(sumInWords(2149)).toBe('Divdesmit viens eiro un 49 centi')
  expect(sumInWords(123_456)).toBe('Viens tūkstotis divi simti trīsdesmit četri eiro un 56 centi')
  expect(sumInWords(101)).toBe('Viens eiro un 01 cents')
  expect(sumInWords(0)).toBe('Nulle eiro un 00 centu')
  expect(sumInWords(-1510)).toBe('Mīnus piecpadsmit eiro un 10 centu')
})

test('numbers in words', () => {
  const words: Record<number, string> = {
    0: 'nulle',
    10: 'desmit',
    19: 'deviņpadsmit',
    20: 'divdesmit',
    100: 'viens simts',
    111: 'viens simts vienpadsmit',
    360: 'trīs simti sešdesmit',
    1000: 'viens tūkstotis',
    2011: 'divi tūkstoši vienpadsmit',
    11_000: 'vienpadsmit tūkstoši',
    21_001: 'divdesmit viens tūkstotis viens',
    100_000: 'viens simts tūkstoši',
    2_000_345: 'divi miljoni trīs simti četrdesmit pieci',
  }
  for (const [number, text] of Object.entries(words))
    expect(numberInWords(Number(number))).toBe(text)
})

test('no two numbers have the same words', () => {
  const texts = new Set(Array.from({ length: 20_000 }, (_, number) => numberInWords(number)))
  expect(texts.size).toBe(20_000)
})

test('each kind of document has its own series in each year', () => {
  expect(documentNumber('invoice', 2026, 42)).toBe('R-2026-000042')
  expect(documentNumber('credit_bill', 2027, 1)).toBe('K-2027-000001')
  expect(documentNumber('monthly_bill', 2026, 1_234_567)).toBe('M-2026-1234567')
  expect(isOfSeries('credit_bill', documentNumber('credit_bill', 2026, 7))).toBe(true)
  expect(isOfSeries('credit_bill', documentNumber('invoice', 2026, 7))).toBe(false)
})

const transfer = {
  payeeName: 'SIA Avots',
  iban: 'LV69TEST0000000000001',
  cents: 2149,
  text: 'R-2026-000042',
}

test('the QR code of a transfer holds payee, account, sum and text', () => {
  expect(epcQrText(transfer)).toEqual({
    ok: true,
    value: 'BCD\n002\n1\nSCT\n\nSIA Avots\nLV69TEST0000000000001\nEUR21.49\n\n\nR-2026-000042',
  })
})

test('a sum, name or text outside the limits of a transfer is refused', () => {
  expect(epcQrText({ ...transfer, cents: 0 })).toMatchObject({ refusal: 'sum_out_of_range' })
  expect(epcQrText({ ...transfer, cents: 100_000_000_000 })).toMatchObject({
    refusal: 'sum_out_of_range',
  })
  expect(epcQrText({ ...transfer, payeeName: 'A'.repeat(71) })).toMatchObject({
    refusal: 'name_too_long',
  })
  expect(epcQrText({ ...transfer, text: 'A'.repeat(141) })).toMatchObject({
    refusal: 'text_too_long',
  })
})
