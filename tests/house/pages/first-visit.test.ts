import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { pathInLanguage } from '../../../domain/words/language-path.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'

const { server } = await withPages(await stockedShop())

/** In bytes, as they travel, for a browser with an empty cache. */
const most = { css: 15_000, woff2: 40_000 }

const cases = [
  ['home', '/', 128_000],
  ['list', '/goods/1', 125_200],
  ['product', '/good/101', 123_900],
] as const

test.each(cases)(
  'a first visit to the %s page fetches no more than its share',
  async (_name, path, js) => {
    for (const language of ['lv', 'en'] as const) {
      const { payload, statusCode } = await server.inject(pathInLanguage(path, language))
      expect(statusCode).toBe(200)
      const files = withImports(
        [...payload.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([file]) => file),
      )
      const sizeOf = (kind: string) =>
        files
          .filter((file) => file.endsWith(`.${kind}`))
          .reduce((sum, file) => sum + travelling(file), 0)
      expect(sizeOf('js'), `${path} in ${language}: scripts`).toBeLessThanOrEqual(js)
      expect(sizeOf('css'), `${path} in ${language}: style sheets`).toBeLessThanOrEqual(most.css)
      expect(sizeOf('woff2'), `${path} in ${language}: fonts`).toBeLessThanOrEqual(most.woff2)
      expect(sizeOf('js'), 'the page names its scripts').toBeGreaterThan(50_000)
    }
  },
)

/** What a page names, and what that cannot run without. */
function withImports(named: readonly string[]): string[] {
  const met = new Set<string>()
  const meet = (file: string) => {
    if (met.has(file)) return
    met.add(file)
    if (!file.endsWith('.js')) return
    const imports = readFileSync(`build/client${file}`, 'utf8').matchAll(
      /(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g,
    )
    for (const [, imported] of imports) meet(join(dirname(file), imported!))
  }
  named.forEach(meet)
  return [...met]
}

/** The build compresses every script and style sheet; fonts are so already. */
const travelling = (file: string) =>
  statSync(`build/client${file}${file.endsWith('.woff2') ? '' : '.br'}`).size
