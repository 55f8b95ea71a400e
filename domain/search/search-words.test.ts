import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldDiacritics } from '../words/fold.ts'
import { indexWords } from './index-words.ts'
import { latvianStem } from './latvian-stem.ts'
import { nearbyStems } from './nearby-stems.ts'
import { searchWords } from './search-words.ts'

const stemsOfAll = (words: string): string[] => [...new Set(words.split(' ').flatMap(searchWords))]

test('the stemmer cuts endings and hardens what they softened', () => {
  const stems: Record<string, string> = {
    ūdeņiem: 'ūden',
    pudeļu: 'pudel',
    tējas: 'tēj',
    medus: 'med',
    ziepju: 'ziep',
    eļļu: 'ell',
    eļļas: 'eļļ',
    glāžu: 'glāž',
    augstajiem: 'augst',
    bio: 'bio',
  }
  for (const [word, stem] of Object.entries(stems)) expect(latvianStem(word), word).toBe(stem)
})

test('every ending is cut from the shortest words that may lose it', () => {
  const families: Record<string, string> = {
    balt: 'baltajiem baltajai baltajam baltajām baltajos baltajās baltajā baltais baltai balta baltu balto',
    sul: 'sulām sulas sulās sula sulai sulu sulā',
    gald: 'galdam galdos galds galdi galdu',
    tas: 'tasēm tases tasēs tase tasei tasē',
    sird: 'sirdīm sirdīs sirdī',
    brāl: 'brālim brālis brāļi brāļiem brāli',
    med: 'medum medus medū',
    vīr: 'vīriem vīri',
    metr: 'metro',
    zaļ: 'zaļš zaļie',
    skrrs: 'skrrs',
  }
  for (const [stem, forms] of Object.entries(families))
    for (const form of forms.split(' ')) expect(latvianStem(form), form).toBe(stem)
})

test('what an ending softened is hardened', () => {
  const hardened: Record<string, string> = {
    pirkšu: 'pirkst',
    vīņņu: 'vīnn',
    zirņu: 'zirn',
    krāšņu: 'krāsn',
    zvaigžņu: 'zvaigzn',
    kāršļu: 'kārsl',
    zīžļu: 'zīzl',
    vilņu: 'viln',
    lāču: 'lāc',
    upju: 'up',
    stirnu: 'stirn',
    gulbju: 'gulb',
    zemju: 'zem',
    virvju: 'virv',
  }
  for (const [word, stem] of Object.entries(hardened)) expect(latvianStem(word), word).toBe(stem)
})

test('all forms of a word are one stem, with and without diacritics', () => {
  const families = [
    'ūdens ūdeni ūdenī ūdeņu ūdeņiem ūdeņos udens ŪDEŅU',
    'pudele pudeles pudeli pudeļu pudelē pudelei pudelu',
    'tēja tējas tēju tējām teja',
    'medus medu medum',
    'prece preces preču precu',
    'ziepes ziepju ziepēm',
    'glāze glāzes glāžu glazu',
    'eļļa eļļas eļļu eļļām ellas',
    'rieksts rieksti riekstu',
    'līdzeklis līdzekļa līdzekļu lidzeklis',
    'dzesētājs dzesētājiem dzesētājam dzesetajiem dzesetajam',
    'zīdainis zīdaiņi zīdaiņiem zidainiem',
    'sāls sāli',
    'kvieši kviešu kviesu',
  ]
  for (const family of families) expect(stemsOfAll(family), family).toHaveLength(1)
})

test('a t or d hidden by the genitive is restored: autiņbiksīšu, bišu, tablešu, šokolāžu', () => {
  for (const family of [
    'autiņbiksītes autiņbiksīšu autinbiksisu',
    'bite bites bišu',
    'tablete tabletes tablešu tablesu',
    'šokolāde šokolādes šokolāžu',
    'sieviete sieviešu',
    'ola olas olu olām',
    'oga ogu ogas',
  ])
    expect(stemsOfAll(family), family).toHaveLength(1)
})

test('"18,9 l", "18.9l" and "18,9 litri" are one word, and "18,9" begins it', () => {
  expect(stemsOfAll('18.9l 18,9l 18,90l')).toEqual(['18.9l'])
  for (const text of ['18,9 l', '18.9 litri', '18,9 litru'])
    expect(searchWords(text)).toEqual(['18.9l'])
  expect('18.9l'.startsWith(searchWords('18,9')[0]!)).toBe(true)
  expect(searchWords('Kafija, 250 g')).toEqual(['kafij', '250g'])
  expect(searchWords('0,5 l × 12')).toEqual(['0.5l', '12'])
  expect(searchWords('prece 007')).toEqual(['prec', '007'])
})

test('stop words and punctuation are not searched for', () => {
  expect(searchWords('Zobu pasta bez fluora')).toEqual(['zob', 'past', 'fluor'])
  expect(searchWords('arī līdz — un? "…"')).toEqual([])
  expect(searchWords('')).toEqual([])
})

test('a good is found by what else people call it', () => {
  const isFound = (name: string, query: string): boolean =>
    searchWords(query).every((stem) => indexWords(name).some((word) => word.startsWith(stem)))
  expect(isFound('Galda ūdens dzesētājs (karsts/auksts)', 'kūleris')).toBe(true)
  expect(isFound('Mehāniskais ūdens pumpis', 'ūdens sūknis')).toBe(true)
  expect(isFound('Bio griķi, zaļie, 500 g', 'griķu putraimi')).toBe(true)
  expect(isFound('Bio olīveļļa Extra Virgin', 'olīvu eļļa')).toBe(true)
  expect(isFound('Bio auzu pārslas', 'herkuless')).toBe(true)
  expect(isFound('Trauku mazgāšanas līdzeklis', 'trauku līdzekli')).toBe(true)
  expect(isFound('Depozīts par taru', 'taras nauda')).toBe(true)
  expect(isFound('Bio griķi', 'kafija')).toBe(false)
})

test('one typing error is corrected, also in the ending', () => {
  const corrections: Record<string, string> = {
    'kafjia kafia kafijja kafiga': 'kafij',
    'udnes uden ūdrns': 'uden',
    'medsu mdus meduus': 'med',
    'pudlee pudeels pudelws': 'pudel',
    autiņbiksītse: 'autinbiksit',
  }
  for (const [words, stem] of Object.entries(corrections))
    for (const word of words.split(' ')) expect(nearbyStems(word), word).toContain(stem)
  expect(nearbyStems('x'.repeat(25))).toEqual([])
})

test('a stem is folded, never empty, and begins like its word', () => {
  const letters = 'aābcčdeēfgģhiījkķlļmnņoprsštuūvzž'.split('')
  const word = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 14 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(word, (written) => {
      for (const stem of searchWords(written)) {
        expect(stem.length).toBeGreaterThan(0)
        expect(stem).toBe(foldDiacritics(stem))
        expect(stem[0]).toBe(foldDiacritics(written)[0])
      }
    }),
    { numRuns: 1000 },
  )
})

test('no input makes a search fail', () => {
  const anything = fc
    .array(fc.nat(0x1_ffff), { maxLength: 40 })
    .map((codes) => String.fromCodePoint(...codes))
  const isPlain = /^[\p{L}\d.]+$/u
  fc.assert(
    fc.property(anything, (typed) =>
      [...searchWords(typed), ...indexWords(typed)].every((word) => isPlain.test(word)),
    ),
    { numRuns: 1000 },
  )
})
