import { expect, test } from 'vitest'
import { parseCompanyNumber } from './company-number.ts'
import { formatIban, parseIban } from './iban.ts'
import { parsePersonCode } from './person-code.ts'
import { formatPhone, parsePhone, typedPhone } from './phone.ts'
import { parsePostcode } from './postcode.ts'
import { parseVatNumber } from './vat-number.ts'

const valueOf = (answer: { ok: boolean; value?: unknown; refusal?: unknown }): unknown =>
  answer.ok ? answer.value : answer.refusal

test('an old personal code has a birthday and a check digit', () => {
  expect(valueOf(parsePersonCode('161175-19997'))).toEqual({
    code: '161175-19997',
    form: 'old',
    birthDay: '1975-11-16',
    checksumHolds: true,
  })
  for (const code of [
    '111111-11111',
    '010150-00009',
    '150355-01238',
    '290252-00455',
    '311299-00010',
  ])
    expect(valueOf(parsePersonCode(code)), code).toMatchObject({ checksumHolds: true })
  expect(valueOf(parsePersonCode('290252-00455'))).toMatchObject({ birthDay: '1852-02-29' })
  expect(valueOf(parsePersonCode('010100-20000'))).toMatchObject({ birthDay: '2000-01-01' })
})

test('a wrong checksum only warns', () => {
  expect(parsePersonCode('161175-19998')).toMatchObject({
    ok: true,
    value: { checksumHolds: false },
  })
})

test('a new personal code begins with 32 to 39 and has no birthday and no check digit', () => {
  for (const code of ['327391-00000', '32000000001', '391234-56789'])
    expect(valueOf(parsePersonCode(code)), code).toMatchObject({
      form: 'new',
      birthDay: null,
      checksumHolds: true,
    })
  expect(valueOf(parsePersonCode('31139900010'))).toBe('no_such_birthday')
})

test('anything else than a personal code is refused with a reason', () => {
  expect(valueOf(parsePersonCode('290251-00455'))).toBe('no_such_birthday')
  expect(valueOf(parsePersonCode('321175-10000'))).toMatchObject({ form: 'new' })
  expect(valueOf(parsePersonCode('161375-19997'))).toBe('no_such_birthday')
  for (const text of ['161175-39997', '16117519', '161175--19997', '16117-519997', 'abc', ''])
    expect(valueOf(parsePersonCode(text)), text).toBe('not_a_person_code')
  expect(valueOf(parsePersonCode(' 16117519997 '))).toMatchObject({ code: '161175-19997' })
})

test('a company number has 11 digits, and a wrong checksum only warns', () => {
  expect(valueOf(parseCompanyNumber('4000 0000 000'))).toEqual({
    number: '40000000000',
    checksumHolds: true,
  })
  for (const number of ['40003521600', '40003032949', '40003245752', '40003052786'])
    expect(valueOf(parseCompanyNumber(number)), number).toMatchObject({ checksumHolds: true })
  expect(valueOf(parseCompanyNumber('40000000001'))).toMatchObject({ checksumHolds: false })
  expect(valueOf(parseCompanyNumber('10000000009'))).toMatchObject({ checksumHolds: false })
  expect(valueOf(parseCompanyNumber('4000000000'))).toBe('not_eleven_digits')
})

test('a VAT number is LV and a company number or a personal code', () => {
  expect(valueOf(parseVatNumber('lv 40000000000'))).toEqual({
    number: 'LV40000000000',
    checksumHolds: true,
  })
  expect(valueOf(parseVatNumber('LV161175-19997'))).toEqual({
    number: 'LV16117519997',
    checksumHolds: true,
  })
  for (const text of ['40000000000', 'LT40000000000', 'LV4000000000', 'LV00000000000'])
    expect(valueOf(parseVatNumber(text)), text).toBe('not_a_vat_number')
})

test('an IBAN needs right check digits, a Latvian one also the right format', () => {
  expect(valueOf(parseIban('LV80 BANK 0000 4351 9500 1'))).toBe('LV80BANK0000435195001')
  expect(valueOf(parseIban('lv69TEST0000000000001'))).toBe('LV69TEST0000000000001')
  expect(valueOf(parseIban('DE89370400440532013000'))).toBe('DE89370400440532013000')
  expect(valueOf(parseIban('LV81BANK0000435195001'))).toBe('wrong_check_digits')
  expect(valueOf(parseIban('LV80BANK000043519500'))).toBe('not_an_iban')
  expect(valueOf(parseIban('LV801234000435195001'))).toBe('not_an_iban')
  expect(formatIban('LV80BANK0000435195001').split('\u00a0')).toEqual([
    'LV80',
    'BANK',
    '0000',
    '4351',
    '9500',
    '1',
  ])
})

test('eight digits are a Latvian phone number in any notation', () => {
  for (const text of [
    '20000000',
    '+371 20000000',
    '00371 2000-0000',
    '371 20 000 000',
    '(+371) 20000000',
  ])
    expect(valueOf(parsePhone(text)), text).toBe('+37120000000')
  expect(valueOf(parsePhone('67000000'))).toBe('+37167000000')
  expect(valueOf(parsePhone('+370 612 34567'))).toBe('+37061234567')
  for (const text of [
    '',
    '2000000',
    '12000000',
    '+3712000000',
    '+37112000000',
    'zvaniet',
    '+0123456789',
  ])
    expect(valueOf(parsePhone(text)), text).toBe('not_a_phone_number')
  expect(formatPhone('+37120000000')).toBe('+371\u00a02000\u00a00000')
  expect(formatPhone('+37061234567')).toBe('+37061234567')
  // P-p8
  expect(typedPhone('+37120000000')).toBe('+371 2000 0000')
})

test('LV1010, 1010 and LV-1010 are one postcode', () => {
  for (const text of ['LV1010', '1010', 'LV-1010', 'lv 1010', 'LV - 1010'])
    expect(valueOf(parsePostcode(text)), text).toBe('LV-1010')
  for (const text of ['101', '10100', 'LT-1010', ''])
    expect(valueOf(parsePostcode(text)), text).toBe('not_a_postcode')
})
