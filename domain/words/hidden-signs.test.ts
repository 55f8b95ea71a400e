import { expect, test } from 'vitest'
import { terminalText, typedText, withoutHiddenSigns } from './hidden-signs.ts'

// S-m7
test.each([
  ['a\u200b@x.lv', 'a@x.lv'],
  ['\u202a+371 26 000 000\u202c', '+371 26 000 000'],
  ['An\u00adna\u034f \u2066Bērziņa\u2069\ufeff', 'Anna Bērziņa'],
  [`e${'\u0301'.repeat(250)}!`, `e${'\u0301'.repeat(4)}!`],
  ['Paldies 👍 \u2764\ufe0f', 'Paldies 👍 \u2764\ufe0f'],
])('a text has no signs without a shape: %j', (typed, plain) => {
  expect(withoutHiddenSigns(typed)).toBe(plain)
})

test.each([
  ['Anna\u009b2J', String.raw`Anna\u009b2J`],
  ['\u001b]0;x\u0007', String.raw`\u001b]0;x\u0007`],
  ['a\u202eb\r\nc\td', 'a\\u202eb\r\nc\td'],
  ['1 €\r9 €', String.raw`1 €\u000d9 €`],
  ['\ud800', String.raw`\ud800`],
  ['Ķekava 🚰 12,60\u00a0€', 'Ķekava 🚰 12,60\u00a0€'],
])('a terminal shows what it would obey: %j', (text, shown) => {
  expect(terminalText(text)).toBe(shown)
  expect(JSON.parse(terminalText(JSON.stringify(text)))).toBe(text)
})

test.each([
  ['\u200b\u2066 ', ''],
  ['Zvans\u0007 nestrādā\ud83d', 'Zvans  nestrādā'],
  ['\u0000\u009b', ''],
  [' Vārti\r\n\tpa labi 👍 ', 'Vārti\r\n\tpa labi 👍'],
])('a text is told without the signs for which it would be refused: %j', (typed, told) => {
  expect(typedText(typed)).toBe(told)
})
