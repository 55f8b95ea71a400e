import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a number stands on one line with its "Nr." or "No."', () => {
  const lines = ['lv', 'en'].flatMap((language) => {
    const folder = join(import.meta.dirname, language)
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
    return files.flatMap(({ name }) => readFileSync(join(folder, name), 'utf8').split('\n'))
  })
  const numbered = lines.filter((line) => /\b(Nr|No)\..*\$\{/.test(line))
  expect(numbered.length).toBeGreaterThan(20)
  expect(numbered.filter((line) => /\b(Nr|No)\. \$\{/.test(line))).toEqual([])
})
