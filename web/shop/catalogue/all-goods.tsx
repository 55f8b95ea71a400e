import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../../client/loading.ts'
import { catalogueWords } from '../../words/catalogue.ts'
import { listsWords } from '../../words/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodsList } from './goods-list.tsx'
import { placeByPath } from './list-place.ts'
import { loadList } from './load-list.ts'

const load = (({ api, params, url }) => loadList(api, url, params.page)) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const place = placeByPath('/goods', '/1')

export default function AllGoods() {
  const words = { ...useWords(catalogueWords), ...useWords(listsWords) }
  return (
    <GoodsList
      title={words.allGoods}
      description={words.allGoodsText}
      crumbs={[{ label: words.allGoods }]}
      list={useLoaderData<typeof loader>()}
      place={place}
    />
  )
}
