import type { GoodCard } from '../../../contract/shop/goods.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartEditor, showAdded } from './cart-editor.ts'
import { cartDrawer } from './drawer-state.ts'
import type { Counts } from '../goods/line-editor.ts'
import { track } from '../tracking/track.ts'

/** Puts a good into the cart with a toast and a tracking event. */
export function putIntoCart(good: GoodCard, counts: Counts) {
  const words = wordsNow(catalogueWords)
  cartEditor.add(good.id, counts)
  showAdded({
    text: words.added,
    action: { label: words.seeCart, press: () => cartDrawer.set(true) },
  })
  // returning only empties is no purchase
  if (counts.order === 0) return
  const line = {
    goodId: good.id,
    name: good.name,
    quantity: counts.order,
    priceEuros: good.price_vat,
  }
  track({ name: 'AddToCart', lines: [line] })
}
