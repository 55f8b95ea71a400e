import { payments as en } from './en/payments.ts'
import { payments as lv } from './lv/payments.ts'

export const paymentWords = { lv, en }
