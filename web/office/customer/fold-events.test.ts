import { expect, test } from 'vitest'
import type { CustomerEvent } from '../../../contract/office/customer-events.ts'
import { foldEvents } from './fold-events.ts'

const event = (id: string, more: Partial<CustomerEvent> = {}) =>
  ({
    id,
    kind: 'letter',
    what: 'papers.issued',
    state: 'sent',
    by: { kind: 'system', name: null },
    counts: [],
    ...more,
  }) as unknown as CustomerEvent

test('a letter that repeats itself is one line, and what a person did stands alone', () => {
  const call = event('4', { kind: 'call', what: 'call', by: { kind: 'staff', name: 'Ilze' } })
  const events = [event('1'), event('2'), call, call, event('5'), event('6', { state: 'waiting' })]
  expect(foldEvents(events).map((some) => some.length)).toEqual([2, 1, 1, 1, 1])
})
