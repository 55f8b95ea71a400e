import { orderRefund as en } from './en/order-refund.ts'
import { orderRefund as lv } from './lv/order-refund.ts'

export const orderRefundWords = { lv, en }
