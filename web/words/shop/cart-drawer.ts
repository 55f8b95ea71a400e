import { cartDrawer as en } from './en/cart-drawer.ts'
import { cartDrawer as lv } from './lv/cart-drawer.ts'

export const cartDrawerWords = { lv, en }
