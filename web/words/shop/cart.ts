import { cart as en } from './en/cart.ts'
import { cart as lv } from './lv/cart.ts'

export const cartWords = { lv, en }
