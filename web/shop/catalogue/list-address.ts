import { type ListChoice, nothingChosen, writeChoice } from './list-choice.ts'

/** Where a list stands: its first address, which the filters' form goes to, and the address of each of its pages. */
export type ListAddress = {
  path: string
  /** What stays in the address whatever is chosen: the category of a search. */
  fixedQuery?: Record<string, string> | undefined
  hrefOf: (page: number, choice?: ListChoice) => string
  /** Where a category below this list is. */
  categoryHref: (link: string, choice: ListChoice) => string
}

/** Lists with their page in the path: `/goods/2`, `/udens/2`. Their first page has it only where `first` says so. */
export const addressWithPagePath = (path: string, first = ''): ListAddress => ({
  path: path + first,
  hrefOf: (page, choice = nothingChosen) =>
    path + (page > 1 ? `/${page}` : first) + writeChoice(choice),
  categoryHref: (link, choice) =>
    (path === '/goods' ? '' : path) + `/${link}${writeChoice(choice)}`,
})

/** Lists with their page in the query. */
export function addressWithPageQuery(path: string, kept?: Record<string, string>): ListAddress {
  return {
    path,
    fixedQuery: kept,
    hrefOf: (page, choice = nothingChosen) =>
      path + writeChoice(choice, { ...kept, page: page > 1 ? String(page) : undefined }),
    categoryHref: (link, choice) => `/${link}${writeChoice(choice)}`,
  }
}
