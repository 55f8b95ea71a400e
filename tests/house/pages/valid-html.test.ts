import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { pathInLanguage } from '../../../domain/words/language-path.ts'
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

const pages = [
  '/',
  '/goods/1',
  '/top-goods',
  '/udens/atgriezama-tara',
  '/goods-search/medus',
  '/goods-search/nekas',
  '/good/101',
  '/good/114',
  '/piegade',
  '/depozits',
  '/jautajumi',
  '/kontakti',
  '/noteikumi',
  '/atteikums',
  '/login',
  '/new-user',
  '/reset-password',
  '/cart',
]

// P-m16
test.each(pages)('%s is valid HTML in both languages', async (path) => {
  for (const language of ['lv', 'en'] as const) {
    const { payload } = await server.inject(pathInLanguage(path, language))
    const { results } = await validator.validateString(payload)
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect([...new Set(problems)], language).toEqual([])
  }
})
