import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outboxWords } from '../../web/words/driver/outbox.ts'
import { rescueWords } from '../../web/words/office/rescue.ts'

test.each(['lv', 'en'] as const)(
  'the office names the buttons of the phone as the phone does (%s)',
  (language) => {
    const { open, rescue } = outboxWords[language]
    expect(rescueWords[language].lead).toContain(`${open}, ${rescue}.`)
  },
)

const isProse = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line)

test('English sentences have typographic apostrophes', () => {
  const straight = globSync('web/words/*/en/**/*.ts').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => isProse(line) && /[\w}]'(?:s|t|re|ll|ve)\b/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(straight).toEqual([])
})
