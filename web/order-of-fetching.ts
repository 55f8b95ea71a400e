const sheet = /<link rel="stylesheet"[^>]*>/g
const beforeAll = '<meta charSet="utf-8"/>'

/**
 * What draws the page comes first: its style sheets are named before anything else, and its scripts wait behind pictures and type. The
 * router writes them the other way round; React finds them wherever they stand in the head, so long as the sheets keep their own order.
 */
export function orderFetching(page: string): string {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end)
  const sheets = head.match(sheet) ?? []
  return (
    head
      .replace(sheet, '')
      .replace(beforeAll, () => beforeAll + sheets.join(''))
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"') + page.slice(end)
  )
}
