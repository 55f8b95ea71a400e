import { expect, test } from 'vitest'
import { drawGood } from './draw-good.ts'
import { artOfGood } from './art-of-good.ts'
import { labelOf } from './label-of.ts'
import { proposeArt } from './propose-art.ts'

test.each([
  ['Avota ūdens "Sila Avots", 18,9 l (atgriežama pudele)', 'Sila Avots', '18,9 l', undefined],
  ['Bio auzu pārslas, 500 g', 'auzu pārslas', '500 g', true],
  ['Gāzēts avota ūdens, 1,5 l × 6', 'Gāzēts avota ūdens', '1,5 l × 6', undefined],
  [
    'Dabīgais minerālūdens, 0,33 l stikla pudele × 12',
    'Dabīgais minerālūdens',
    '0,33 l × 12',
    undefined,
  ],
  ['Komplekts "Mājai": 2 × 18,9 l + mehāniskais pumpis', 'Mājai', '2 × 18,9 l', undefined],
  [
    'Mehāniskais ūdens pumpis 18,9 l un 11,3 l pudelēm',
    'Mehāniskais ūdens pumpis',
    undefined,
    undefined,
  ],
  [
    'Papīra glāzes karstiem dzērieniem 250 ml, 50 gab.',
    'Papīra glāzes karstiem dzērieniem',
    '250 ml',
    undefined,
  ],
  ['Bio piens 3,8 %, 1 l (pasterizēts)', 'piens 3,8 %', '1 l', true],
])('the label of %s says %s', (full, name, size, bio) => {
  const label = labelOf(full)
  expect([label.name, label.size?.replaceAll('\u00a0', ' '), label.bio]).toEqual([name, size, bio])
})

test('stored art is used if it can be drawn, else art is proposed from the name', () => {
  const good = { sku: null, name: 'Griķu medus, 500 g', category: 'bio' }
  const stored = { ...proposeArt('BP-001', 'Bio auzu pārslas, 500 g'), name: 'Savs' }
  expect(artOfGood({ ...good, art: stored })).toBe(stored)
  for (const art of [
    {},
    null,
    'pouch',
    { shape: 'hologram', name: 'x' },
    { shape: 'toString', name: 'x' },
    { shape: 'jar' },
  ])
    expect(artOfGood({ ...good, art })).toMatchObject({
      shape: 'jar',
      name: 'Griķu medus',
      palette: 'bio',
    })
})

test('an imported good gets a drawing that fits its name', () => {
  expect(proposeArt('X-1', 'Meža ziedu medus, 700 g', 'Medus un saldumi')).toMatchObject({
    shape: 'jar',
    palette: 'bio',
  })
  expect(proposeArt('X-2', 'Zobu pasta ar piparmētru, 100 ml', 'Higiēna')).toMatchObject({
    shape: 'tube',
    palette: 'higiena',
  })
})

test('an unknown kind of good becomes a box in the colours of its category', () => {
  expect(proposeArt('Q9', 'Zvrk', 'Pakalpojumi')).toMatchObject({
    shape: 'box',
    palette: 'pakalpojumi',
    name: 'Zvrk',
  })
  expect(proposeArt('', '', '')).toMatchObject({ shape: 'box', palette: 'maja' })
})

test('a name of forty words or of one endless word still fits its label', () => {
  for (const name of ['ļoti '.repeat(40), 'ūdens'.repeat(60), '💧 𝕏', '"', '<script>'])
    expect(drawGood(proposeArt('ZZ-1', name))).toMatch(/^<svg.*<\/svg>$/s)
})
