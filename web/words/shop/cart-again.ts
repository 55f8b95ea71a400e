import { cartAgain as en } from './en/cart-again.ts'
import { cartAgain as lv } from './lv/cart-again.ts'

export const cartAgainWords = { lv, en }
