import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://avots.example'

test.each([
  ['/cart/payment?x=1', '/cart/payment?x=1'],
  ['goods', '/goods'],
  ['/goods#top', '/goods#top'],
])('loading redirects to %s', (to, expected) => expect(safeRedirect(to, origin)).toBe(expected))

test.each(['loading', '/loading', '/loading?to=/cart'])(
  'loading never redirects to itself but to the log-in: %s',
  (to) => expect(safeRedirect(to, origin)).toBe('/login'),
)

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:,x',
])('loading never leaves the shop: %s', (to) => expect(safeRedirect(to, origin)).toBe('/'))
