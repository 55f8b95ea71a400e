import type { Suggestions } from '../../contract/shop/catalogue.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import { searchWords } from '../../domain/search/search-words.ts'
import type { AppWithDb } from '../app-context.ts'
import { searchGoods } from '../search/search-goods.ts'
import type { Attributes } from './attributes.ts'
import { goodCards } from './good-cards.ts'

const mostGoods = 6
const mostCategories = 4

/** Goods and categories for what has been typed so far. */
export async function suggestGoods(
  app: AppWithDb,
  term: string,
  language: Language,
): Promise<Suggestions> {
  const words = searchWords(term)
  if (words.length === 0) return { goods: [], categories: [] }
  const [attributes, { index, positions }] = await Promise.all([
    app.loadAttributes(),
    searchGoods(app, term),
  ])
  const ids = [...positions.subarray(0, mostGoods)].map((position) => index.ids[position]!)
  return {
    goods: await goodCards(app, ids, language),
    categories: matchingCategories(attributes, words, language),
  }
}

/** Categories whose name contains every word, the higher levels first. */
function matchingCategories(
  attributes: Attributes,
  words: readonly string[],
  language: Language,
): Suggestions['categories'] {
  return attributes.categories
    .map((row) => attributes.link(row, language))
    .filter(({ category }) => {
      const stems = searchWords(category)
      return words.every((word) => stems.some((stem) => stem.startsWith(word)))
    })
    .slice(0, mostCategories)
    .map(({ id, category }) => ({ id, category, path: attributes.path(id, language) }))
}
