import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../session/loading.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodsList } from './goods-list.tsx'
import { addressWithPagePath, addressWithPageQuery } from './list-address.ts'
import { loadList } from './load-list.ts'

/** All lists that are neither a category nor a search. */
const lists = {
  goods: { address: addressWithPagePath('/goods', '/1'), filter: undefined },
  'top-goods': { address: addressWithPageQuery('/top-goods'), filter: 'top' },
  'discount-goods': { address: addressWithPageQuery('/discount-goods'), filter: 'discount' },
  'new-goods': { address: addressWithPageQuery('/new-goods'), filter: 'new' },
} as const

type ListId = keyof typeof lists

const load = (async ({ api, params, pattern, url }) => {
  const id = pattern.split('/').find((segment) => segment !== '') as ListId
  const { filter } = lists[id]
  const page = filter === undefined ? params.page : url.searchParams.get('page')
  const selection = filter === undefined ? {} : { filter }
  return { id, list: await loadList(api, url, page ?? undefined, selection) }
}) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function GoodsListPage() {
  const words = { ...useWords(catalogueWords), ...useWords(listsWords) }
  const { id, list } = useLoaderData<typeof loader>()
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
      address={lists[id].address}
    />
  )
}
