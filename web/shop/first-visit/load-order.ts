import { beforeHydration } from './before-hydration.ts'

const sheet = /<link rel="stylesheet"[^>]*>/g
const preload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const entryScript = /(<script type="module" async="">)(import [^<]*)(<\/script>)/
const charset = '<meta charSet="utf-8"/>'

/**
 * Puts the style sheets first in the head and loads the scripts only after the first paint.
 * React Router writes them the other way round. React accepts the sheets anywhere in the head as
 * long as their order stays the same.
 */
export function applyLoadOrder(page: string): string {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end)
  const sheets = head.match(sheet) ?? []
  const files = JSON.stringify([...head.matchAll(preload)].map(([, href]) => href))
  return (
    head
      .replaceAll(sheet, '')
      .replaceAll(preload, '')
      .replace(charset, () => charset + sheets.join('')) +
    page.slice(end).replace(entryScript, (_, opening: string, imports: string, closing: string) => {
      const sequentialImports = imports
        .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
        .replaceAll(/import ("[^"]+");/g, 'await import($1);')
      const setup = `await (${beforeHydration.toString()})(${files});`
      return opening + setup + sequentialImports + closing
    })
  )
}
