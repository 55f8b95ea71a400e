import { customers as en } from './en/customers.ts'
import { customers as lv } from './lv/customers.ts'

export const customerWords = { lv, en }
