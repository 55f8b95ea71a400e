import { cartPayment as en } from './en/cart-payment.ts'
import { cartPayment as lv } from './lv/cart-payment.ts'

export const cartPaymentWords = { lv, en }
