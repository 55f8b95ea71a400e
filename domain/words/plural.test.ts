import { expect, test } from 'vitest'
import { englishForm, latvianForm } from './plural.ts'

const good = { zero: 'preču', one: 'prece', other: 'preces' }

test('1 prece, 2 preces, 10 preču, 11 preču, 21 prece', () => {
  const inWords = (count: number): string => `${count} ${latvianForm(count, good)}`
  expect([0, 1, 2, 9, 10, 11, 19, 20, 21, 22, 100, 101, 111, 121].map(inWords)).toEqual([
    '0 preču',
    '1 prece',
    '2 preces',
    '9 preces',
    '10 preču',
    '11 preču',
    '19 preču',
    '20 preču',
    '21 prece',
    '22 preces',
    '100 preču',
    '101 prece',
    '111 preču',
    '121 prece',
  ])
})

test('decimals have a form of their own: 1,1 prece, 1,5 preces, 0,11 preču', () => {
  const formOf = (count: number): string => latvianForm(count, good)
  expect([0.1, 1.1, 1.5, 2.21, 0.11].map(formOf)).toEqual([
    'prece',
    'prece',
    'preces',
    'prece',
    'preču',
  ])
})

test('English has two forms', () => {
  const forms = { one: 'good', other: 'goods' }
  expect([0, 1, 2].map((count) => englishForm(count, forms))).toEqual(['goods', 'good', 'goods'])
})
