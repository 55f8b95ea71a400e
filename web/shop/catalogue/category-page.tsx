import { redirect, useLoaderData } from 'react-router'
import { inBrowser, isMissing, onServer, type PageLoad } from '../session/loading.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { listsWords } from '../../words/shop/lists.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodsList } from './goods-list.tsx'
import { addressWithPagePath } from './list-address.ts'
import { loadList } from './load-list.ts'
import { readCategoryPath } from './category-path.ts'

const load = (async ({ api, url }) => {
  const categoryPath = readCategoryPath(url.pathname)
  // reserved words redirect to their own page, invalid paths to the home page
  if (typeof categoryPath === 'string') throw redirect(categoryPath)
  const { page, links } = categoryPath
  const [category, categorya, categoryb] = links
  try {
    const list = await loadList(api, url, page, {
      category: category!,
      ...(categorya !== undefined && { categorya }),
      ...(categoryb !== undefined && { categoryb }),
    })
    return { list, links }
  } catch (refused) {
    throw isMissing(refused) ? redirect('/') : refused
  }
}) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CategoryPage() {
  const words = { ...useWords(catalogueWords), ...useWords(listsWords) }
  const { list, links } = useLoaderData<typeof loader>()
  const title = list.path.at(-1)?.category ?? words.allGoods
  const crumbs = list.path.map(({ category }, level) => ({
    label: category,
    to: level < list.path.length - 1 ? `/${links.slice(0, level + 1).join('/')}` : undefined,
  }))
  return (
    <GoodsList
      title={title}
      description={words.categoryText(title)}
      crumbs={crumbs}
      list={list}
      address={addressWithPagePath(`/${links.join('/')}`)}
    />
  )
}
