import type { CartItem } from '../../../contract/cart-record.ts'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { wordsNow } from '../../words/words-now.ts'
import type { GoodsTarget } from '../goods/goods-target.ts'
import { addToCopy, changeCopyCounts, pendingCopyCounts, openCopy } from './open-copy.ts'

const noItems: readonly CartItem[] = []
const noShortages: ReadonlyMap<number, number> = new Map()

/** Makes the buttons of goods cards add to the order being edited. */
export const copyTarget: GoodsTarget = {
  items: {
    initial: noItems,
    subscribe: openCopy.subscribe,
    read: () => openCopy.read()?.cart.items ?? noItems,
  },
  shortages: {
    initial: noShortages,
    subscribe: openCopy.subscribe,
    read: () => openCopy.read()?.shortages ?? noShortages,
  },
  pendingCounts: pendingCopyCounts,
  add(good, counts) {
    addToCopy(good.id, counts)
    toasts.show({ text: wordsNow(orderWords).added, icon: 'check' })
  },
  change: changeCopyCounts,
  words: () => wordsNow(orderWords).card,
}
