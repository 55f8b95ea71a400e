import { orders as en } from './en/orders.ts'
import { orders as lv } from './lv/orders.ts'

export const orderWords = { lv, en }
