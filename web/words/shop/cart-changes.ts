import { cartChanges as en } from './en/cart-changes.ts'
import { cartChanges as lv } from './lv/cart-changes.ts'

export const cartChangesWords = { lv, en }
