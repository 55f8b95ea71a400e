import { bank as en } from './en/bank.ts'
import { bank as lv } from './lv/bank.ts'

export const bankWords = { lv, en }
