import type { CartItem } from '../../../contract/cart-record.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/autoship.ts'
import { wordsNow } from '../../words/words-now.ts'
import type { GoodsTarget } from '../catalogue/goods-target.ts'
import { addItem, changeItemCounts, itemWishes, openAutoship } from './open-autoship.ts'

const nothing: readonly CartItem[] = []
const enough: ReadonlyMap<number, number> = new Map()

/** The cards' buttons put goods into the autoship that is open. */
export const autoshipTarget: GoodsTarget = {
  items: {
    initial: nothing,
    subscribe: openAutoship.subscribe,
    read: () => openAutoship.read()?.autoship.items ?? nothing,
  },
  shortages: {
    initial: enough,
    subscribe: openAutoship.subscribe,
    read: () => openAutoship.read()?.short ?? enough,
  },
  wishes: itemWishes,
  add(good, counts) {
    addItem(good.id, counts)
    toasts.tell({ text: wordsNow(autoshipWords).added, icon: 'check' })
  },
  change: changeItemCounts,
  words: () => wordsNow(autoshipWords).card,
}
