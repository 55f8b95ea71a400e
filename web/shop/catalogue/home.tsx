import { useLoaderData } from 'react-router'
import { inBrowser, onServer, type PageLoad } from '../../client/loading.ts'

const load = (async ({ api }) => (await api.listCategories()).items) satisfies PageLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Home() {
  const categories = useLoaderData<typeof loader>()
  return (
    <main id="saturs" className="wrap">
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={`/${category.link}`}>{category.category}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}
