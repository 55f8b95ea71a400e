import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foreignAddresses } from './foreign-addresses.fixture.ts'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://avots.example'

test.each([
  ['/cart/payment?x=1', '/cart/payment?x=1'],
  ['goods', '/goods'],
  ['/goods#top', '/goods#top'],
  ['/en/user/address?x=1', '/user/address?x=1'],
  ['/en', '/'],
])('loading redirects to %s', (to, expected) => expect(safeRedirect(to, origin)).toBe(expected))

test.each(['loading', '/loading', '/loading?to=/cart', '/en/loading'])(
  'loading never redirects to itself but to the log-in: %s',
  (to) => expect(safeRedirect(to, origin)).toBe('/login'),
)

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/en//evil.example',
  '/en/.//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:,x',
])('loading never leaves the shop: %s', (to) => expect(safeRedirect(to, origin)).toBe('/'))

/** What a browser that is told to go there opens, from any page of the shop. */
const expectInside = (to: string) => {
  const target = safeRedirect(to, origin)
  for (const page of ['/', '/loading', '/user/profile'])
    expect(new URL(target, origin + page).origin, `${JSON.stringify(to)} → ${target}`).toBe(origin)
  expect(target).toMatch(/^\/(?![/\\])/)
}

// S-M1: `/.//evil.example` becomes `//evil.example` once it is parsed.
test.each(foreignAddresses)('no spelling leads to another site: %j', expectInside)

test('no combination of what addresses are written with leads to another site', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc
          .constantFrom(
            '/',
            '\\',
            '.',
            '..',
            '%2f',
            '%5c',
            '%2e',
            '\t',
            '\n',
            ' ',
            '@',
            ':',
            '?',
            '#',
          )
          .map(String),
        { maxLength: 8 },
      ),
      fc.constantFrom('', 'https:', 'evil.example', '[::1]'),
      (signs, name) => {
        expectInside(signs.join('') + name)
        expectInside(name + signs.join('') + 'evil.example')
      },
    ),
  ))
