import { cartButton as en } from './en/cart-button.ts'
import { cartButton as lv } from './lv/cart-button.ts'

export const cartButtonWords = { lv, en }
