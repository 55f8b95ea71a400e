import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cookiesWords } from './cookies.ts'

const keeping = globSync('web/{client,shop}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => /(?:local|session)Storage/.test(source))
const kept = new Set(keeping.flatMap((source) => source.match(/avots\.[a-z-]+/g) ?? []))

test.each(['lv', 'en'] as const)(
  'whatever a browser keeps for the shop is told on the page about it (%s)',
  (language) => {
    const told = JSON.stringify(cookiesWords[language])
    expect(kept).toContain('avots.token')
    expect([...kept].filter((key) => !told.includes(key))).toEqual([])
  },
)
