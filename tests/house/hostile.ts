import fc from 'fast-check'
import type { z } from 'zod'

/** Texts that break parsers, documents, mails and queries. */
const hostileText = fc.constantFrom(
  '',
  ' ',
  "'",
  '%',
  '_',
  '\\',
  ':*',
  '(',
  '--',
  '; drop table orders',
  '\u0000',
  '\ud800',
  '\u202eatgriezts',
  '😀'.repeat(50),
  'a\u0301'.repeat(2_000),
  'x\r\nBcc: a@b.lv',
  '=HYPERLINK("http://evil")',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '2026-02-30',
  '9'.repeat(400),
  'x'.repeat(5_000),
)

const hostileNumber = fc.constantFrom(
  -1,
  0,
  0.1,
  1.005,
  1e21,
  -0,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  1e308,
  99_999,
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { $gt: 0 }, { toString: 'x' }, ['x'], [null]),
  fc.object({ maxDepth: 3 }),
)

/** Bodies with the schema's members, each hostile, plausible or absent. */
export function hostileBody(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = 'shape' in schema ? Object.keys((schema as z.ZodObject).shape) : []
  const member = fc.oneof(
    { weight: 3, arbitrary: hostileValue },
    fc.integer({ min: 0, max: 9 }),
    fc.string({ maxLength: 20 }),
  )
  const object = fc.record(
    Object.fromEntries([...shape, 'role', 'balance'].map((key) => [key, member])),
    {
      requiredKeys: [],
    },
  )
  return fc.oneof({ weight: 6, arbitrary: object }, hostileValue)
}

/** What stands in an address: a plausible number, or text that no number is. */
export const hostileSegment = fc.oneof(
  fc.integer({ min: 1, max: 50 }).map(String),
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '01',
    '99999999999',
    'undefined',
    'null',
    'NaN',
    "1'",
    '1%20or%201=1',
    '%00',
    '..%2f',
    '%F0%9F%98%80',
    'active',
  ),
)
