import { cartJoining as en } from './en/cart-joining.ts'
import { cartJoining as lv } from './lv/cart-joining.ts'

export const cartJoiningWords = { lv, en }
