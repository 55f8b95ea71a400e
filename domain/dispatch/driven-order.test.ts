import { expect, test } from 'vitest'
import { drivenOrder } from './driven-order.ts'

const times = (count: number, doors: string) => Array.from({ length: count }, () => [...doors])

test('what drivers do three times alike is offered, and twice is not', () => {
  expect(drivenOrder([...'abc'], times(3, 'cab'))).toEqual([...'cab'])
  expect(drivenOrder([...'abc'], times(2, 'cab'))).toEqual([...'abc'])
})

test('the latest three drives to both doors count, whatever was between them', () => {
  const drives = [...times(1, 'xbza'), ...times(1, 'cx'), ...times(2, 'ba'), ...times(5, 'ab')]
  expect(drivenOrder([...'abc'], drives)).toEqual([...'bac'])
  expect(drivenOrder([...'abc'], [[...'ab'], ...times(9, 'ba')])).toEqual([...'abc'])
})

test('drives in a circle leave the plan as it is', () => {
  const drives = [...times(3, 'ab'), ...times(3, 'bc'), ...times(3, 'ca')]
  expect(drivenOrder([...'bca'], drives)).toEqual([...'bca'])
})
