import { expect, test } from 'vitest'
import { choiceQuery, chosenCount, readChoice, writeChoice } from './list-choice.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

test('a form sends its filters one by one, a link in one list', () => {
  expect(read('filter=bio&filter=in_stock').filters).toEqual(['bio', 'in_stock'])
  expect(read('filter=in_stock,bio').filters).toEqual(['bio', 'in_stock'])
})

test('invalid prices, filters and orders are left out', () => {
  const choice = read('price_from=abc&price_to=2e9&filter=cheap&order_by=id')
  expect(choiceQuery(choice)).toEqual({})
  expect(chosenCount(choice)).toBe(0)
})

// P-p4
test('prices that stand the wrong way round are meant the other way', () => {
  expect(read('price_from=10,00&price_to=9')).toMatchObject({ from: '9', to: '10,00' })
  expect(read('price_from=4&price_to=5')).toMatchObject({ from: '4', to: '5' })
})

test('empty fields of the form choose nothing', () => {
  expect(choiceQuery(read('price_from=&price_to='))).toEqual({})
})

test('a choice survives its way through an address', () => {
  const choice = read('filter=bio&price_from=2,00&price_to=20&order_by=-price')
  expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice)
  expect(chosenCount(choice)).toBe(2)
})

test('an empty choice adds nothing to the address', () =>
  expect(writeChoice(read(''), { page: undefined })).toBe(''))
