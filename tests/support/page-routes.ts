import routes from '../../web/shop/routes.ts'

type Entry = {
  path?: string | undefined
  index?: boolean | undefined
  children?: Entry[] | undefined
}

const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const own =
      index || (path !== undefined && !children?.some((child) => child.index)) ? [here || '/'] : []
    return [...own, ...pathsOf(children ?? [], here)]
  })

/** The path of every page of the web, as `web/shop/routes.ts` has it: `/goods/:category`. */
export const pageRoutes: readonly string[] = [...new Set(pathsOf(routes))]
