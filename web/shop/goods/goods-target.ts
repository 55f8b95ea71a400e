import { createContext, useContext } from 'react'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartEditor } from './cart-editor.ts'
import { type Counts, type LineEditor, useLineCounts } from '../goods/line-editor.ts'
import { putIntoCart } from './put-into-cart.ts'

type CardWords = { add: string; addNamed: (name: string) => string; inCart: string }

/** What the buttons of cards change: the cart, or a copy of an order, or an autoship. */
export type GoodsTarget = {
  editor: LineEditor
  add: (good: GoodCard, counts: Counts) => void
  /** Replaces the cart's words; a function, because the language is known only when rendering. */
  words?: () => CardWords
}

/** For pages that add to something other than the cart. */
export const goodsTarget = (
  editor: LineEditor,
  words: () => { added: string; card: CardWords },
): GoodsTarget => ({
  editor,
  add(good, counts) {
    editor.add(good.id, counts)
    toasts.show({ text: words().added, icon: 'check' })
  },
  words: () => words().card,
})

/** The cart, unless a page provides another target. */
export const GoodsTargetContext = createContext<GoodsTarget>({
  editor: cartEditor,
  add: putIntoCart,
})

export const useTargetCounts = (goodId: number) =>
  useLineCounts(useContext(GoodsTargetContext).editor, goodId)
