import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../session/loading.ts'
import { footerWords } from '../../words/shop/footer.ts'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { track } from '../tracking/track.ts'
import { GoodsList } from './goods-list.tsx'
import { helpPagesFor } from './help-pages.ts'
import { addressWithPageQuery, readCategoryQuery } from './list-address.ts'
import { loadList } from './load-list.ts'

const load = (async ({ api, params, url }) => {
  const term = params.term ?? ''
  const category = readCategoryQuery(url.searchParams)
  const list = await loadList(api, url, url.searchParams.get('page') ?? undefined, {
    search: term,
    ...category,
  })
  return { term, category, list }
}) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SearchPage() {
  const words = useWords(listsWords)
  const { term, category, list } = useLoaderData<typeof loader>()
  const title = words.searchTitle(term)
  useEffect(() => track({ name: 'Search', term }), [term])
  return (
    <GoodsList
      title={title}
      description={title}
      crumbs={[{ label: title }]}
      list={list}
      pages={helpPagesFor(term, useWords(footerWords))}
      address={addressWithPageQuery(`/goods-search/${encodeURIComponent(term)}`, category, true)}
    />
  )
}
