import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function readLayerOrder(): string {
  const order = /^@layer [\w, ]+;/m.exec(readFileSync('web/ui/tokens.css', 'utf8'))?.[0]
  if (order === undefined)
    throw new Error('web/ui/tokens.css does not declare the order of the layers.')
  return order
}

/**
 * Puts the layer order of `tokens.css` at the top of every style sheet. The first sheet that a
 * browser applies fixes the order, and it is not always `tokens.css`: lazy parts bring their own
 * sheets, and an error page inserts its sheets before it.
 */
export const layerOrder = (): Plugin => {
  const order = readLayerOrder()
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\/web\/.+\.css$/.test(id) ? `${order}\n${code}` : undefined),
  }
}
