import { type LoaderFunctionArgs, redirect } from 'react-router'

/** Where the header's form leads without JavaScript: to the same address that typing would have opened. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const term = searchParams.get('term')?.trim() ?? ''
  const category = searchParams.get('category') ?? ''
  if (term === '') return redirect(/^[a-z0-9-]+$/.test(category) ? `/${category}` : '/goods/1')
  const where = category === '' ? '' : `?category=${encodeURIComponent(category)}`
  return redirect(`/goods-search/${encodeURIComponent(term)}${where}`)
}
