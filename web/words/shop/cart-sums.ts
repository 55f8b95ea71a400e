import { cartSums as en } from './en/cart-sums.ts'
import { cartSums as lv } from './lv/cart-sums.ts'

export const cartSumsWords = { lv, en }
