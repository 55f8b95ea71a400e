import { payments as en } from '../en/law/payments.ts'
import { payments as lv } from '../lv/law/payments.ts'

export const paymentsWords = { lv, en }
