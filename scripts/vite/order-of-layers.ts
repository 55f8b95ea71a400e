import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Every style sheet begins with the order of the layers that `tokens.css` fixes. A part of a page brings its sheet when it is needed, and
 * a page that is drawn anew, as one that tells of a failure is, puts the first sheet after it: whichever comes first says the order.
 */
export const orderOfLayers = (): Plugin => {
  const order = /^@layer [\w, ]+;/m.exec(readFileSync('web/ui/tokens.css', 'utf8'))?.[0]
  if (order === undefined)
    throw new Error('web/ui/tokens.css no longer fixes the order of the layers.')
  return {
    name: 'order-of-layers',
    enforce: 'pre',
    transform: (code, id) => (/\/web\/.+\.css$/.test(id) ? `${order}\n${code}` : undefined),
  }
}
