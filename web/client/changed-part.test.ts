import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'

test('only what was typed is sent, so that what another device has saved stays', () => {
  const opened = { name: 'Anna', phone: '20 000 000' }
  expect(changedPart({ name: 'Anna', phone: '20 000 001' }, opened)).toEqual({
    phone: '20 000 001',
  })
  expect(changedPart({ name: '', phone: '20 000 000' }, opened)).toEqual({ name: '' })
})
