import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { houseKey, parseAddress, placeKey } from './address-parts.ts'

const parts = (text: string) => {
  const { street, house, flat, places, postcode } = parseAddress(text)
  return [street, house, flat, places.join('|'), postcode]
}

test.each([
  ['Brīvības iela 100', ['Brīvības iela', '100', '', '', null]],
  ['Kr. Barona 12-5, Rīga, LV-1011', ['Kr. Barona', '12', '5', 'Rīga', 'LV-1011']],
  ['Rīga, Elizabetes iela 2a dz. 14', ['Elizabetes iela', '2a', '14', 'Rīga', null]],
  [
    'Elizabetes iela 2, dzīvoklis 14, Rīga LV1010',
    ['Elizabetes iela', '2', '14', 'Rīga', 'LV-1010'],
  ],
  ['Latgales iela 250 k-2, Rīga', ['Latgales iela', '250 k-2', '', 'Rīga', null]],
  ['Latgales iela 250k-2 - 7', ['Latgales iela', '250k-2', '7', '', null]],
  ['Maskavas iela 12/14-3', ['Maskavas iela', '12/14', '3', '', null]],
  ['11. novembra krastmala 35', ['11. novembra krastmala', '35', '', '', null]],
  ['Brīvības iela, 100, Rīga', ['Brīvības iela', '100', '', 'Rīga', null]],
  ['"Kalniņi", Babītes pag., Mārupes nov.', ['', 'Kalniņi', '', 'Babītes pag.|Mārupes nov.', null]],
  ['Brīvības iela', ['Brīvības iela', '', '', '', null]],
  ['', ['', '', '', '', null]],
])('%s is taken apart', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

test('a house and a place have one key, however they are spelled', () => {
  expect(['100 k-2', '100K2', '100 korp. 2', '100 korpuss 2'].map(houseKey)).toEqual(
    Array(4).fill('100k2'),
  )
  expect([houseKey('12A'), houseKey('12 a'), houseKey('Kalniņi')]).toEqual([
    '12a',
    '12a',
    'kalnini',
  ])
  expect(['Mārupes nov.', 'Mārupes novads', 'marupes'].map(placeKey)).toEqual(
    Array(3).fill('marupes'),
  )
})

const streets = fc.constantFrom('Brīvības iela', 'Kārļa Ulmaņa gatve', '11. novembra krastmala')
const houses = fc.constantFrom('1', '12A', '7/9', '250 k-2')
const flats = fc.integer({ min: 1, max: 300 }).map(String)
const towns = fc.constantFrom('Rīga', 'Jūrmala', 'Mārupe')

test('however the parts are put together, they come apart the same', () => {
  fc.assert(
    fc.property(streets, houses, flats, towns, (street, house, flat, town) => {
      for (const text of [
        `${street} ${house}-${flat}, ${town}, LV-1010`,
        `${street} ${house}, dz. ${flat}, ${town}, LV-1010`,
        `${town}, ${street} ${house} - ${flat} LV 1010`,
      ])
        expect(parts(text)).toEqual([street, house, flat, town, 'LV-1010'])
    }),
  )
})

test('any text can be read, and a key is a key of itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      parseAddress(text)
      expect(houseKey(houseKey(text))).toBe(houseKey(text))
      expect(placeKey(placeKey(text))).toBe(placeKey(text))
    }),
  )
})
