import { type LoaderFunctionArgs, redirect } from 'react-router'

/** For browsers without JavaScript: redirects the header's form to the search's address. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const term = searchParams.get('term')?.trim() ?? ''
  const category = searchParams.get('category') ?? ''
  if (term === '') return redirect(/^[a-z0-9-]+$/.test(category) ? `/${category}` : '/goods/1')
  const where = category === '' ? '' : `?category=${encodeURIComponent(category)}`
  return redirect(`/goods-search/${encodeURIComponent(term)}${where}`)
}
