import type { HandlerAnswer } from '../../contract/shared/call.ts'
import type { catalogueCalls, GoodsQuery } from '../../contract/shop/catalogue.ts'
import type { Language, Refusal } from '../../contract/shared/refusals.ts'
import { flag } from '../../contract/shared/scalars.ts'
import { HOUR_MS } from '../../domain/calendar/durations.ts'
import { eurosOf, roundCents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { GoodsFound } from '../search/fast/query-index.ts'
import { countMiss } from '../search/misses.ts'
import { searchGoods, type SearchResult } from '../search/search-goods.ts'
import type { Attributes } from './attributes.ts'
import { goodCards } from './good-cards.ts'

const newForSeconds = 30 * 86_400

type GoodsAnswer = HandlerAnswer<(typeof catalogueCalls)['listGoods']>

/** A page of goods: the index finds them in memory, one query reads their cards. */
export async function listGoods(
  app: AppWithDb,
  query: GoodsQuery,
  language: Language,
): Promise<Outcome<GoodsAnswer, Refusal>> {
  const attributes = await app.loadAttributes()
  const category = findCategory(attributes, [query.category, query.categorya, query.categoryb])
  if (category === 'unknown') return refuse({ code: 'not_found' })
  const search = query.search ? await searchGoods(app, query.search) : null
  // A search holds positions in the index that it was made with.
  const index = search?.index ?? (await app.loadIndex())
  const subcategories = attributes.below(category).map(({ id }) => id)
  const found = await index.query({
    categoryId: category,
    countedCategories: subcategories,
    filters: query.filter,
    priceFromCents: query.price_from === undefined ? null : roundCents(query.price_from * 100),
    priceToCents: query.price_to === undefined ? null : roundCents(query.price_to * 100),
    order: query.order_by ?? defaultOrder(query, search !== null),
    language,
    newSince: startOfHour(app.clock.now()) - newForSeconds,
    search,
  })
  if (isMiss(query, search, found.ids.length))
    void countMiss(app.db, query.search!, app.clock.today()).catch((err: unknown) =>
      app.log.error({ err }, 'a search without a result was not counted'),
    )
  return done({
    partial: flag(search?.isPartial ?? false),
    goods: await pageOf(app, found.ids, query, language),
    path: category === null ? [] : attributes.path(category, language),
    facets: facetsOf(found, subcategories, attributes, language),
  })
}

/** Filters and categories may leave nothing of what was found. */
const isMiss = (query: GoodsQuery, search: SearchResult | null, found: number): boolean =>
  search !== null &&
  query.page === 1 &&
  (search.isPartial || (found === 0 && query.filter.length === 0 && query.category === undefined))

async function pageOf(
  app: AppWithDb,
  ids: Int32Array,
  { page, limit }: GoodsQuery,
  language: Language,
): Promise<GoodsAnswer['goods']> {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(ids.length / limit)),
    per_page: limit,
    total: ids.length,
    data: await goodCards(app, [...ids.subarray((page - 1) * limit, page * limit)], language),
  }
}

/**
 * The category that links or ids on up to three levels lead to, null for none. An id may be of any
 * level.
 */
function findCategory(
  attributes: Attributes,
  segments: readonly (string | undefined)[],
): number | null | 'unknown' {
  let category: number | null = null
  for (const segment of segments) {
    if (segment === undefined) continue
    const parent: number | null = category
    const found: { id: number } | undefined = /^\d+$/.test(segment)
      ? attributes.categories.find(({ id }) => id === Number(segment))
      : attributes.below(parent).find(({ link }) => link === segment)
    const isBelow =
      parent === null ||
      (found !== undefined && attributes.path(found.id, 'lv').some(({ id }) => id === parent))
    if (!found || !isBelow) return 'unknown'
    category = found.id
  }
  return category
}

function defaultOrder({ filter }: GoodsQuery, isSearch: boolean) {
  if (isSearch) return 'relevance'
  return filter.length === 1 && filter[0] === 'new' ? 'created_at' : 'top'
}

const facetsOf = (
  { filters, categories, price }: GoodsFound,
  subcategories: readonly number[],
  attributes: Attributes,
  language: Language,
): GoodsAnswer['facets'] => ({
  filters,
  categories: subcategories.flatMap((id) => {
    const link = attributes.path(id, language).at(-1)
    return link ? [{ ...link, count: categories.get(id) ?? 0 }] : []
  }),
  price: price && { from: eurosOf(price.fromCents), to: eurosOf(price.toCents) },
})

/** In seconds. Rounded, so that the index answers the same query from memory for an hour. */
const startOfHour = (now: Date) => Math.floor(now.getTime() / HOUR_MS) * 3_600
