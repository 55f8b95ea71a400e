import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

// S-B2
test.each([
  ['https://swedbank-lv.evil.example/login', 'https: //swedbank-lv. evil. example/login'],
  ['www.evil.lv', 'www. evil. lv'],
  ['Rakstiet uz labdien@evil.lv', 'Rakstiet uz labdien@evil. lv'],
  ['evil\u3002lv', 'evil\u3002 lv'],
  ['mailto:a@b.lv', 'mailto: a@b. lv'],
  [
    'Pasūtījums 1042, 24.11.2026 plkst. 9.30, 16,40 €',
    'Pasūtījums 1042, 24.11.2026 plkst. 9.30, 16,40 €',
  ],
  ['Iemesls: par lielu.', 'Iemesls: par lielu.'],
])('%s is written as %s', (text, written) => expect(withoutLinks(text)).toBe(written))

test('nothing of the text is lost, and no word with a dot inside is left', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (words, address) => {
      const written = withoutLinks(`${words} ${address}`)
      expect(written.replaceAll(' ', '')).toBe(`${words} ${address}`.replaceAll(' ', ''))
      expect(written).not.toMatch(/\p{L}+:\/\/|\p{L}\.\p{L}/u)
    }),
  ))
