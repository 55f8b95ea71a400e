import { cartSharing as en } from './en/cart-sharing.ts'
import { cartSharing as lv } from './lv/cart-sharing.ts'

export const cartSharingWords = { lv, en }
