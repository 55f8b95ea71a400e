import type { Suggestions } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/refusals.ts'
import { searchWords } from '../../domain/catalogue/search-words.ts'
import type { App } from '../app-context.ts'
import { goodCards } from './good-cards.ts'
import { type Labels, labelsOf } from './labels.ts'
import { searchGoods } from './search-goods.ts'

const mostGoods = 6
const mostCategories = 4

/** What may be meant by what has been typed so far. */
export async function suggestGoods(
  app: App,
  term: string,
  language: Language,
): Promise<Suggestions> {
  const words = searchWords(term)
  if (words.length === 0) return { goods: [], categories: [] }
  const [labels, { shelf, places }] = await Promise.all([labelsOf(app), searchGoods(app, term)])
  const ids = [...places.subarray(0, mostGoods)].map((place) => shelf.ids[place]!)
  return {
    goods: await goodCards(app, ids, language),
    categories: categoriesCalled(labels, words, language),
  }
}

/** Categories in whose name every word is found; those higher up first, as they stand. */
function categoriesCalled(
  labels: Labels,
  words: readonly string[],
  language: Language,
): Suggestions['categories'] {
  return labels.categories
    .map((row) => labels.link(row, language))
    .filter(({ category }) => {
      const stems = searchWords(category)
      return words.every((word) => stems.some((stem) => stem.startsWith(word)))
    })
    .slice(0, mostCategories)
    .map(({ id, category }) => ({ id, category, path: labels.path(id, language) }))
}
