import { expect, test } from 'vitest'
import { readRegisterRow, type RegisterRow } from './register-row.ts'

const row: RegisterRow = {
  KODS: '101234567',
  STATUSS: 'EKS',
  VKUR_CD: '100001234',
  NOSAUKUMS: '100 k-2',
  ATRIB: 'LV-1011',
  STD: 'Brīvības iela 100 k-2, Rīga, LV-1011',
  DD_N: '56.9601',
  DD_E: '24.1372',
}

test('a building of a city has its street, house, postcode and point', () => {
  expect(readRegisterRow(row)).toEqual({
    code: 101_234_567,
    house: {
      code: 101_234_567,
      streetCode: 100_001_234,
      street: 'Brīvības iela',
      house: '100 k-2',
      town: 'Rīga',
      parish: '',
      municipality: '',
      postcode: 'LV-1011',
      latitude: 56.9601,
      longitude: 24.1372,
    },
  })
})

test('a farm has a name and no street, whichever way the file quotes it', () => {
  for (const quote of ['"', '#', ''])
    expect(
      readRegisterRow({
        ...row,
        NOSAUKUMS: `${quote}Kalniņi${quote}`,
        STD: `${quote}Kalniņi${quote}, Piņķi, Babītes pag., Mārupes nov., LV-2107`,
        ATRIB: '',
      }),
    ).toMatchObject({
      house: {
        street: '',
        house: 'Kalniņi',
        town: 'Piņķi',
        parish: 'Babītes pag.',
        municipality: 'Mārupes nov.',
        postcode: null,
      },
    })
})

test('a building that is struck off is gone; a row that is no address is left out', () => {
  expect(readRegisterRow({ ...row, STATUSS: 'DEL', STD: '' })).toEqual({
    code: 101_234_567,
    house: 'gone',
  })
  expect(readRegisterRow({ ...row, KODS: '' })).toBe('unreadable')
  expect(readRegisterRow({ ...row, VKUR_CD: '' })).toBe('unreadable')
  expect(readRegisterRow({ ...row, STD: 'Rīga' })).toBe('unreadable')
})

test('a point outside of Latvia is no point', () => {
  const none = { house: { latitude: null, longitude: null } }
  expect(readRegisterRow({ ...row, DD_N: '', DD_E: '' })).toMatchObject(none)
  expect(readRegisterRow({ ...row, DD_N: '24.1372', DD_E: '56.9601' })).toMatchObject(none)
})
