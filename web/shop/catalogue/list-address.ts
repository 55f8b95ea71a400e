import { type ListChoice, nothingChosen, writeChoice } from './list-choice.ts'

/** The addresses of a list: `path` is its first page, to which the filters' form is sent. */
export type ListAddress = {
  path: string
  /** Parameters that every choice leaves in the address, such as a search's category. */
  fixedQuery?: Record<string, string> | undefined
  hrefOf: (page: number, choice?: ListChoice) => string
  /** The address of a subcategory. */
  categoryHref: (link: string, choice: ListChoice) => string
}

/** For `/goods/2` and `/udens/2`; `first` is the path's end on the first page, if any. */
export const addressWithPagePath = (path: string, first = ''): ListAddress => ({
  path: path + first,
  hrefOf: (page, choice = nothingChosen) =>
    path + (page > 1 ? `/${page}` : first) + writeChoice(choice),
  categoryHref: (link, choice) =>
    (path === '/goods' ? '' : path) + `/${link}${writeChoice(choice)}`,
})

/** For `/top-goods?page=2`. */
export function addressWithPageQuery(
  path: string,
  fixedQuery?: Record<string, string>,
): ListAddress {
  return {
    path,
    fixedQuery,
    hrefOf: (page, choice = nothingChosen) =>
      path + writeChoice(choice, { ...fixedQuery, page: page > 1 ? String(page) : undefined }),
    categoryHref: (link, choice) => `/${link}${writeChoice(choice)}`,
  }
}
