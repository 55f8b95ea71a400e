import { beforeProgram } from './before-program.ts'

const sheet = /<link rel="stylesheet"[^>]*>/g
const ahead = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const program = /(<script type="module" async="">)(import [^<]*)(<\/script>)/
const beforeAll = '<meta charSet="utf-8"/>'

/**
 * What draws the page comes first: its style sheets are named before anything else, and its program is asked for once it has been drawn.
 * The router writes them the other way round; React finds the sheets wherever they stand in the head, so long as they keep their order.
 */
export function orderFetching(page: string): string {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end)
  const sheets = head.match(sheet) ?? []
  const files = JSON.stringify([...head.matchAll(ahead)].map(([, href]) => href))
  return (
    head
      .replaceAll(sheet, '')
      .replaceAll(ahead, '')
      .replace(beforeAll, () => beforeAll + sheets.join('')) +
    page.slice(end).replace(program, (_, opening: string, imports: string, closing: string) => {
      const inTurn = imports
        .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
        .replaceAll(/import ("[^"]+");/g, 'await import($1);')
      return `${opening}await (${beforeProgram.toString()})(${files});${inTurn}${closing}`
    })
  )
}
