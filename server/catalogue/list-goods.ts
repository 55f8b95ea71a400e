import type { Given } from '../../contract/call.ts'
import type { catalogueCalls, GoodsQuery } from '../../contract/catalogue.ts'
import type { Language, Refusal } from '../../contract/refusals.ts'
import { eurosOf, roundCents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { findCategory } from './find-category.ts'
import { goodCards } from './good-cards.ts'
import { keptShelf } from './kept-shelf.ts'
import { type Labels, labelsOf } from './labels.ts'
import type { Picked } from './pick-from-shelf.ts'
import { searchGoods } from './search-goods.ts'

const newForSeconds = 30 * 86_400

type Found = Given<(typeof catalogueCalls)['listGoods']>

/** A page of goods: the shelf in memory says which, one query reads them; a search is one query more. */
export async function listGoods(
  app: App,
  query: GoodsQuery,
  language: Language,
): Promise<Outcome<Found, Refusal>> {
  const labels = await labelsOf(app)
  const category = findCategory(labels, [query.category, query.categorya, query.categoryb])
  if (category === 'unknown') return refuse({ code: 'not_found' })
  const found = query.search ? await searchGoods(app, query.search) : null
  const shelf = found?.shelf ?? (await keptShelf(app)())
  const counting = labels.below(category).map(({ id }) => id)
  const picked = await shelf.pick({
    categoryId: category,
    counting,
    filters: query.filter,
    priceFromCents: query.price_from === undefined ? null : roundCents(query.price_from * 100),
    priceToCents: query.price_to === undefined ? null : roundCents(query.price_to * 100),
    order: query.order_by ?? usualOrder(query, found !== null),
    language,
    newSince: wholeHour(app.clock.now()) - newForSeconds,
    among: found,
  })
  const { page, limit } = query
  const ids = [...picked.ids.subarray((page - 1) * limit, page * limit)]
  return done({
    goods: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(picked.ids.length / limit)),
      per_page: limit,
      total: picked.ids.length,
      data: await goodCards(app, ids, language),
    },
    path: category === null ? [] : labels.path(category, language),
    facets: facetsOf(picked, counting, labels, language),
  })
}

function usualOrder({ filter }: GoodsQuery, isSearch: boolean) {
  if (isSearch) return 'fit'
  return filter.length === 1 && filter[0] === 'new' ? 'created_at' : 'top'
}

const facetsOf = (
  { filters, categories, price }: Picked,
  counting: readonly number[],
  labels: Labels,
  language: Language,
): Found['facets'] => ({
  filters,
  categories: counting.flatMap((id) => {
    const link = labels.path(id, language).at(-1)
    return link ? [{ ...link, count: categories.get(id) ?? 0 }] : []
  }),
  price: price && { from: eurosOf(price.fromCents), to: eurosOf(price.toCents) },
})

/** In seconds; rounded, so that the shelf meets the same question again. */
const wholeHour = (now: Date) => Math.floor(now.getTime() / 3_600_000) * 3_600
