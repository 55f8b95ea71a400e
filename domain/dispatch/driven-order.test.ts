import { expect, test } from 'vitest'
import { drivenOrder } from './driven-order.ts'

const list = (doors: string) => Array.from(doors)
const times = (count: number, doors: string) => Array.from({ length: count }, () => list(doors))

test('what drivers do three times alike is offered, and twice is not', () => {
  expect(drivenOrder(list('abc'), times(3, 'cab'))).toEqual(list('cab'))
  expect(drivenOrder(list('abc'), times(2, 'cab'))).toEqual(list('abc'))
})

test('the latest three drives to both doors count, whatever was between them', () => {
  const drives = [...times(1, 'xbza'), ...times(1, 'cx'), ...times(2, 'ba'), ...times(5, 'ab')]
  expect(drivenOrder(list('abc'), drives)).toEqual(list('bac'))
  expect(drivenOrder(list('abc'), [list('ab'), ...times(9, 'ba')])).toEqual(list('abc'))
})

test('drives in a circle leave the plan as it is', () => {
  const drives = [...times(3, 'ab'), ...times(3, 'bc'), ...times(3, 'ca')]
  expect(drivenOrder(list('bca'), drives)).toEqual(list('bca'))
})
