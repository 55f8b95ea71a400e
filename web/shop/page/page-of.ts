import { leadOn } from './lead-on.ts'

type Params = Record<string, string | undefined>

/** The page number in the path; the first page when it is not a number. */
export const pageOf = (params: Params): string =>
  /^[1-9]\d{0,5}$/.test(params.page ?? '') ? params.page! : '1'

type Pages = { current_page: number; last_page: number }

/** The list of the address; one that names no page of it leads to the nearest. */
export function atItsPage<List extends Pages>(list: List, { page }: Params, url: URL): List {
  const nearest = Math.min(list.current_page, Math.max(1, list.last_page))
  if (page === String(nearest)) return list
  throw leadOn({ url: url.href }, `${url.pathname.replace(/[^/]*$/, '')}${nearest}${url.search}`)
}
