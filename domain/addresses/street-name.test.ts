import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldDiacritics } from '../words/fold.ts'
import { closeness, headOf, isSameStreet, streetName } from './street-name.ts'

const close = (typed: string, registered: string) =>
  closeness(streetName(typed), streetName(registered))

test.each([
  ['Brīvības iela', ['brivibas'], 'iela'],
  ['brivibas i.', ['brivibas'], 'iela'],
  ['Kr.Barona iela', ['kr', 'barona'], 'iela'],
  ['Kārļa Ulmaņa g.', ['karla', 'ulmana'], 'gatve'],
  ['Raiņa b-ris', ['raina'], 'bulvaris'],
  ['Raiņa bulv.', ['raina'], 'bulvaris'],
  ['Kurzemes prosp.', ['kurzemes'], 'prospekts'],
  ['11. novembra krastmala', ['11', 'novembra'], 'krastmala'],
  ['Brīvības', ['brivibas'], null],
  ['', [], null],
])('%s is its words and its kind', (text, words, kind) => {
  expect(streetName(text)).toEqual({ words, kind })
})

test('a first name may be written whole, shortened or not at all', () => {
  for (const typed of ['Krišjāņa Barona iela', 'Kr. Barona iela', 'K.Barona iela', 'Barona iela'])
    expect(close(typed, 'Krišjāņa Barona iela')).toBeGreaterThan(0)
  expect(close('A. Barona iela', 'Krišjāņa Barona iela')).toBe(0)
  expect(close('Krišjāņa Valdemāra iela', 'Krišjāņa Barona iela')).toBe(0)
})

test('a street is no avenue of the same name; without its kind it is more likely the street', () => {
  expect(close('Brīvības gatve', 'Brīvības iela')).toBe(0)
  expect(close('Brīvības', 'Brīvības iela')).toBeGreaterThan(close('Brīvības', 'Brīvības gatve'))
  expect(close('Brīvības', 'Brīvības gatve')).toBeGreaterThan(0)
})

test('the whole name fits better than a part of a longer one', () => {
  expect(close('Nometņu iela', 'Nometņu iela')).toBeGreaterThan(
    close('Nometņu iela', 'Mazā Nometņu iela'),
  )
})

const words = fc.array(fc.stringMatching(/^[A-ZĀČĒĢĪĶĻŅŠŪŽ][a-zāčēģīķļņšūž]{2,8}$/), {
  minLength: 1,
  maxLength: 3,
})
const kinds = fc.constantFrom('iela', 'gatve', 'prospekts', 'bulvāris', 'laukums', 'šoseja')
const streets = fc.tuple(words, kinds).map(([name, kind]) => [...name, kind].join(' '))

test('a name fits itself best, with or without its diacritics', () => {
  fc.assert(
    fc.property(streets, streets, (street, other) => {
      expect(close(street, street)).toBeGreaterThan(0)
      expect(close(foldDiacritics(street), street)).toBe(close(street, street))
      expect(close(street, other)).toBeLessThanOrEqual(close(street, street))
    }),
  )
})

test('streets that fit have the same head, by which they are looked up', () => {
  fc.assert(
    fc.property(streets, streets, (typed, registered) => {
      if (close(typed, registered) === 0) return
      expect(headOf(streetName(typed))).toBe(headOf(streetName(registered)))
    }),
  )
})

test.each([
  ['Brīvības', 'Brīvības iela', true],
  ['Brīvības', 'Brīvības gatve', false],
  ['Kr. Barona i.', 'Krišjāņa Barona iela', true],
  ['Brīvības gatve', 'Brīvības iela', false],
  ['Mazā Nometņu iela', 'Nometņu iela', false],
])('%s belongs to the moved %s: %s', (typed, named, isSame) => {
  expect(isSameStreet(streetName(typed), streetName(named))).toBe(isSame)
})
