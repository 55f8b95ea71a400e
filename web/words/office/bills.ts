import { bills as en } from './en/bills.ts'
import { bills as lv } from './lv/bills.ts'

export const billWords = { lv, en }
