import type { GoodArt } from './art.ts'
import { proposeArt } from './propose-art.ts'
import { shapes } from './shapes.ts'

export type KeptGood = {
  /** As it lies in the database: `{}` for a good that nobody dressed, or the art of an older version of the shop. */
  art: unknown
  sku: string | null
  name: string
  /** The link of the category that it stands in. */
  category: string
}

/** The art kept with a good where it can still be drawn, else one proposed from its name. */
export function artOfGood({ art, sku, name, category }: KeptGood): GoodArt {
  return canBeDrawn(art) ? art : proposeArt(sku ?? '', name, category)
}

function canBeDrawn(art: unknown): art is GoodArt {
  if (typeof art !== 'object' || art === null || !('shape' in art) || !('name' in art)) return false
  return (
    typeof art.shape === 'string' &&
    Object.hasOwn(shapes, art.shape) &&
    typeof art.name === 'string'
  )
}
