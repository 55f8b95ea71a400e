import { type GoodArt, isGoodArt } from './art.ts'
import { proposeArt } from './propose-art.ts'

export type StoredArt = {
  /** As stored: `{}` where none was chosen, or the art of an older version of the shop. */
  art: unknown
  sku: string | null
  name: string
  /** The link of its main category. */
  category: string
}

/** The stored art if it can still be drawn, else art proposed from the name. */
export function artOfGood({ art, sku, name, category }: StoredArt): GoodArt {
  return isGoodArt(art) ? art : proposeArt(sku ?? '', name, category)
}
