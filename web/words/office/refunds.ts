import { refunds as en } from './en/refunds.ts'
import { refunds as lv } from './lv/refunds.ts'

export const refundWords = { lv, en }
