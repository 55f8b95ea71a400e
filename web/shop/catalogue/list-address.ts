import { type ListChoice, nothingChosen, writeChoice } from './list-choice.ts'

/** The addresses of a list: `path` is its first page, to which the filters' form is sent. */
export type ListAddress = {
  path: string
  /** Parameters that every choice leaves in the address: the category in which is searched. */
  fixedQuery: CategoryQuery
  isSearch: boolean
  hrefOf: (page: number, choice?: ListChoice) => string
  /** The address of a subcategory. */
  categoryHref: (link: string, choice: ListChoice) => string
  /** The address with only the first levels of the category; 0 is the list without one. */
  levelHref: (levels: number, choice: ListChoice) => string
}

const categoryNames = ['category', 'categorya', 'categoryb'] as const

/** A category of a list that is no category itself, as links on up to three levels. */
export type CategoryQuery = Partial<Record<(typeof categoryNames)[number], string>>

const categoryQuery = (links: readonly string[]): CategoryQuery =>
  Object.fromEntries(links.map((link, level) => [categoryNames[level]!, link]))

/** A level counts only below the one before it. */
export function readCategoryQuery(search: URLSearchParams): CategoryQuery {
  const links = categoryNames.map((name) => search.get(name) ?? '')
  const missing = links.indexOf('')
  return categoryQuery(missing === -1 ? links : links.slice(0, missing))
}

/** For `/goods/2` and `/udens/2`; `first` is the path's end on the first page, if any. */
export const addressWithPagePath = (path: string, first = ''): ListAddress => ({
  path: path + first,
  fixedQuery: {},
  isSearch: false,
  hrefOf: (page, choice = nothingChosen) =>
    path + (page > 1 ? `/${page}` : first) + writeChoice(choice),
  categoryHref: (link, choice) =>
    (path === '/goods' ? '' : path) + `/${link}${writeChoice(choice)}`,
  levelHref: (levels, choice) =>
    (levels === 0
      ? '/goods/1'
      : path
          .split('/')
          .slice(0, levels + 1)
          .join('/')) + writeChoice(choice),
})

/** For `/top-goods?page=2`; its categories narrow the list itself. */
export function addressWithPageQuery(
  path: string,
  fixedQuery: CategoryQuery = {},
  isSearch = false,
): ListAddress {
  const links = Object.values(fixedQuery)
  return {
    path,
    fixedQuery,
    isSearch,
    hrefOf: (page, choice = nothingChosen) =>
      path + writeChoice(choice, { ...fixedQuery, page: page > 1 ? String(page) : undefined }),
    categoryHref: (link, choice) => path + writeChoice(choice, categoryQuery([...links, link])),
    levelHref: (levels, choice) =>
      path + writeChoice(choice, categoryQuery(links.slice(0, levels))),
  }
}
