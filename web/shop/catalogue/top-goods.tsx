import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../../client/loading.ts'
import { listsWords } from '../../words/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodsList } from './goods-list.tsx'
import { placeByQuery } from './list-place.ts'
import { loadList } from './load-list.ts'

const load = (({ api, url }) =>
  loadList(api, url, url.searchParams.get('page') ?? undefined, {
    filter: 'top',
  })) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const place = placeByQuery('/top-goods')

export default function TopGoods() {
  const words = useWords(listsWords)
  return (
    <GoodsList
      title={words.topGoods}
      description={words.categoryText(words.topGoods)}
      crumbs={[{ label: words.topGoods }]}
      list={useLoaderData<typeof loader>()}
      place={place}
    />
  )
}
