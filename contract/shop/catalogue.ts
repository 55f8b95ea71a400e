import { z } from 'zod'
import { Banner } from './banners.ts'
import { callTable } from '../shared/call.ts'
import { CategoryLink, Good, GoodCard } from './goods.ts'
import { data, Flag, IdText, NoBody, PageText, paginator, text } from '../shared/scalars.ts'

const CategoryA = CategoryLink.extend({ category_b: z.array(CategoryLink) })

/** A category with the two levels below it. */
export const Category = CategoryLink.extend({
  art: z.string(),
  category_a: z.array(CategoryA),
}).meta({
  id: 'Category',
})
export type Category = z.output<typeof Category>

export const goodFilters = ['autoship', 'discount', 'new', 'top', 'bio', 'in_stock'] as const
export const GoodFilter = z.enum(goodFilters)
export type GoodFilter = z.output<typeof GoodFilter>

export const goodOrders = ['created_at', 'price', '-price', 'name', 'top', 'unit_price'] as const
export const GoodOrder = z.enum(goodOrders)
export type GoodOrder = z.output<typeof GoodOrder>

/** A category's link or its id. */
const Segment = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/, 'invalid')
  .optional()

const EurosText = z
  .string()
  .regex(/^\d{1,7}([.,]\d{1,2})?$/, 'not_a_number')
  .transform((value) => Number(value.replace(',', '.')))
  .optional()

/** Several at once as `bio,in_stock`, or repeated as a form repeats them. */
const FilterText = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(',')).filter((name) => name !== ''),
  )
  .refine((names) => names.every((name) => GoodFilter.safeParse(name).success), 'invalid')
  .pipe(z.array(GoodFilter))
  .default([])

const GoodsQuery = z.object({
  page: PageText,
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'not_a_number')
    .transform(Number)
    .pipe(z.int().min(1, 'too_small').max(100, 'too_big'))
    .default(24),
  search: text(200).optional(),
  category: Segment,
  categorya: Segment,
  categoryb: Segment,
  filter: FilterText,
  price_from: EurosText,
  price_to: EurosText,
  /** By default the best match of a search, the newest of new goods, else the best sellers. */
  order_by: GoodOrder.optional(),
})
export type GoodsQuery = z.output<typeof GoodsQuery>

/** How many goods each further choice would leave. */
export const Facets = z
  .object({
    categories: z.array(CategoryLink.extend({ count: z.int() })),
    filters: z.record(GoodFilter, z.int()),
    price: z.object({ from: z.number(), to: z.number() }).nullable(),
  })
  .meta({ id: 'Facets' })
export type Facets = z.output<typeof Facets>

const GoodsPage = z.object({
  /** 1 when no good has every word of the search: these have the most of them. */
  partial: Flag,
  goods: paginator(GoodCard),
  /** The category of the query, after its parents. */
  path: z.array(CategoryLink),
  facets: Facets,
})

export const Suggestions = z
  .object({
    goods: z.array(
      GoodCard.pick({ id: true, link: true, name: true, images: true, price_vat: true }),
    ),
    categories: z.array(
      z.object({ id: z.int(), category: z.string(), path: z.array(CategoryLink) }),
    ),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.output<typeof Suggestions>

type GoodWithOthers = { id: number; alternatives?: { id: number }[]; related?: { id: number }[] }
const idsOf = (goods: readonly { id: number }[]) => goods.map(({ id }) => id)
const goodIdsIn = (good: GoodWithOthers) => [
  good.id,
  ...idsOf(good.alternatives ?? []),
  ...idsOf(good.related ?? []),
]

export const catalogueCalls = callTable({
  listCategories: {
    method: 'GET',
    path: '/category',
    summary: 'Categories on three levels',
    audience: 'anyone',
    cache: true,
    answer: z.object({ items: z.array(Category) }),
  },
  readGood: {
    method: 'GET',
    path: '/goods/:id',
    summary: 'A good by its id',
    audience: 'anyone',
    params: z.object({ id: IdText }),
    cache: { goodIds: goodIdsIn },
    refusals: ['not_found'],
    answer: Good,
  },
  readGoodByLink: {
    method: 'GET',
    path: '/goods-slug/:link',
    summary: 'A good by its link',
    audience: 'anyone',
    params: z.object({ link: z.string().regex(/^[a-z0-9-]{1,200}$/) }),
    cache: { goodIds: (answer: { data: GoodWithOthers }) => goodIdsIn(answer.data) },
    refusals: ['not_found'],
    answer: data(Good),
  },
  listGoods: {
    method: 'GET',
    path: '/goods-paginate',
    summary:
      'Goods by page, category, filters and search term, with what each further choice would leave',
    audience: 'anyone',
    query: GoodsQuery,
    cache: { goodIds: (answer: { goods: { data: { id: number }[] } }) => idsOf(answer.goods.data) },
    refusals: ['not_found'],
    answer: GoodsPage,
  },
  suggestGoods: {
    method: 'GET',
    path: '/goods-suggest',
    summary: 'Goods and categories for what has been typed so far',
    audience: 'anyone',
    query: z.object({ search: text(200) }),
    cache: true,
    answer: Suggestions,
  },
  lastOrderedGoods: {
    method: 'GET',
    path: '/goods/lastordered',
    summary: 'What the customer ordered last',
    audience: 'customer',
    answer: z.object({ goods: data(z.array(GoodCard)) }),
  },
  listBanners: {
    method: 'GET',
    path: '/banners',
    summary: 'Banners of the home page',
    audience: 'anyone',
    cache: true,
    answer: data(z.array(Banner)),
  },
  askBackInStock: {
    method: 'POST',
    path: '/goods/:id/back-in-stock',
    summary: 'A mail when the good can be had again',
    audience: 'customer',
    params: z.object({ id: IdText }),
    body: NoBody,
    refusals: ['not_found'],
    answer: data(z.object({ good_id: z.int(), waiting: z.boolean() })),
  },
})
