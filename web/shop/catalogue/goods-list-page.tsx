import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../session/loading.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodsList } from './goods-list.tsx'
import { addressWithPagePath, addressWithPageQuery, readCategoryQuery } from './list-address.ts'
import { loadList } from './load-list.ts'

/** All lists that are neither a category nor a search, with their filters. */
const lists = {
  goods: undefined,
  'top-goods': 'top',
  'discount-goods': 'discount',
  'new-goods': 'new',
} as const

type ListId = keyof typeof lists

const load = (async ({ api, params, pattern, url }) => {
  const id = pattern.split('/').find((segment) => segment !== '') as ListId
  const filter = lists[id]
  if (filter === undefined) return { id, list: await loadList(api, url, params.page), category: {} }
  const category = readCategoryQuery(url.searchParams)
  const page = url.searchParams.get('page') ?? undefined
  return { id, category, list: await loadList(api, url, page, { filter, ...category }) }
}) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function GoodsListPage() {
  const words = { ...useWords(catalogueWords), ...useWords(listsWords) }
  const { id, list, category } = useLoaderData<typeof loader>()
  const title = {
    goods: words.allGoods,
    'top-goods': words.topGoods,
    'discount-goods': words.discountGoods,
    'new-goods': words.newGoods,
  }[id]
  return (
    <GoodsList
      title={title}
      description={id === 'goods' ? words.allGoodsText : words.categoryText(title)}
      crumbs={[{ label: title }]}
      list={list}
      address={
        id === 'goods'
          ? addressWithPagePath('/goods', '/1')
          : addressWithPageQuery(`/${id}`, category)
      }
    />
  )
}
