import type { CartItem } from '../../../contract/cart-record.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { wordsNow } from '../../words/words-now.ts'
import type { GoodsTarget } from '../goods/goods-target.ts'
import { addItem, changeItemCounts, pendingItemCounts, openAutoship } from './open-autoship.ts'

const noItems: readonly CartItem[] = []
const noShortages: ReadonlyMap<number, number> = new Map()

/** Makes the buttons of goods cards add to the open autoship. */
export const autoshipTarget: GoodsTarget = {
  items: {
    initial: noItems,
    subscribe: openAutoship.subscribe,
    read: () => openAutoship.read()?.autoship.items ?? noItems,
  },
  shortages: {
    initial: noShortages,
    subscribe: openAutoship.subscribe,
    read: () => openAutoship.read()?.shortages ?? noShortages,
  },
  pendingCounts: pendingItemCounts,
  add(good, counts) {
    addItem(good.id, counts)
    toasts.show({ text: wordsNow(autoshipWords).added, icon: 'check' })
  },
  change: changeItemCounts,
  words: () => wordsNow(autoshipWords).card,
}
