import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readLayerOrder } from './layer-order.ts'

const sheet = / *<link rel="stylesheet"[^>]*>\n?/g

/**
 * What a page shows until its app has come needs none of the app's files: its style stands in the
 * page, and the app's sheet, which a browser waits for, behind it.
 */
export const openingPage = (): Plugin => ({
  name: 'opening-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const opening = `${readLayerOrder()}\n${readFileSync('web/ui/opening.css', 'utf8')}`
      const sheets = html.match(sheet)?.join('') ?? ''
      return html
        .replaceAll(sheet, '')
        .replace('  </head>', `    <style>\n${opening}</style>\n  </head>`)
        .replace('  </body>', `${sheets}  </body>`)
    },
  },
})
