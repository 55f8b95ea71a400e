import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { pathInLanguage } from '../../../domain/words/language-path.ts'
import { publicPages } from '../../support/public-pages.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'

const { server } = await withPages(await stockedShop())

/** The standard of HTML; how React writes attributes and empty elements is not our choice. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'attr-case': 'off', 'attribute-boolean-style': 'off', 'void-style': 'off' },
  }),
)

// P-m16
test.each(publicPages)('%s is valid HTML in both languages', async (path) => {
  for (const language of ['lv', 'en'] as const) {
    const { payload } = await server.inject(pathInLanguage(path, language))
    const { results } = await validator.validateString(payload)
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect([...new Set(problems)], language).toEqual([])
  }
})

type Vnu = { messages: { type: string; url: string; message: string; extract?: string }[] }

const VNU = 'vnu-jar@26.9.27'

/** The checker of the W3C, which needs Java: `npm run check -- --vnu` asks for it. */
// P-m16
test.runIf(process.env.VNU === 'on')(
  'the Nu checker finds no error on any page',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'avots-pages-'))
    const files = []
    for (const path of publicPages)
      for (const language of ['lv', 'en'] as const) {
        const { payload } = await server.inject(pathInLanguage(path, language))
        const file = join(folder, `${language}${path.replaceAll('/', '_')}.html`)
        writeFileSync(file, payload)
        files.push(file)
      }
    const vnu = ['exec', '--yes', `--package=${VNU}`, '--', 'vnu']
    const output = execFileSync(
      'npm',
      [...vnu, '--stdout', '--format', 'json', '--exit-zero-always', ...files],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    rmSync(folder, { recursive: true })
    const { messages } = JSON.parse(output) as Vnu
    const errors = messages.filter(({ type }) => type === 'error')
    expect(errors.map(({ url, message, extract }) => [url, message, extract])).toEqual([])
  },
  300_000,
)
