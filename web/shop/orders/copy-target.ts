import type { CartItem } from '../../../contract/cart-record.ts'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/orders.ts'
import { wordsNow } from '../../words/words-now.ts'
import type { GoodsTarget } from '../catalogue/goods-target.ts'
import { addToCopy, changeCopyCounts, copyWishes, openCopy } from './open-copy.ts'

const nothing: readonly CartItem[] = []
const enough: ReadonlyMap<number, number> = new Map()

/** The cards' buttons put goods into the order that is open for editing. */
export const copyTarget: GoodsTarget = {
  items: {
    initial: nothing,
    subscribe: openCopy.subscribe,
    read: () => openCopy.read()?.cart.items ?? nothing,
  },
  shortages: {
    initial: enough,
    subscribe: openCopy.subscribe,
    read: () => openCopy.read()?.short ?? enough,
  },
  wishes: copyWishes,
  add(good, counts) {
    addToCopy(good.id, counts)
    toasts.tell({ text: wordsNow(orderWords).added, icon: 'check' })
  },
  change: changeCopyCounts,
  words: () => wordsNow(orderWords).card,
}
