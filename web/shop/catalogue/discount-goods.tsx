import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../../client/loading.ts'
import { listsWords } from '../../words/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodsList } from './goods-list.tsx'
import { placeByQuery } from './list-place.ts'
import { loadList } from './load-list.ts'

const load = (({ api, url }) =>
  loadList(api, url, url.searchParams.get('page') ?? undefined, {
    filter: 'discount',
  })) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const place = placeByQuery('/discount-goods')

export default function DiscountGoods() {
  const words = useWords(listsWords)
  return (
    <GoodsList
      title={words.discountGoods}
      description={words.categoryText(words.discountGoods)}
      crumbs={[{ label: words.discountGoods }]}
      list={useLoaderData<typeof loader>()}
      place={place}
    />
  )
}
