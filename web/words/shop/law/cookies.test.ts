import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cookiesWords } from './cookies.ts'

const sources = globSync('web/{client,shop}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => /safe(?:Local|Session)Storage/.test(source))
const storageKeys = new Set(sources.flatMap((source) => source.match(/avots\.[a-z-]+/g) ?? []))

test.each(['lv', 'en'] as const)(
  'the page about cookies lists everything that the shop stores in a browser (%s)',
  (language) => {
    const text = JSON.stringify(cookiesWords[language])
    expect(storageKeys).toContain('avots.token')
    expect([...storageKeys].filter((key) => !text.includes(key))).toEqual([])
  },
)
