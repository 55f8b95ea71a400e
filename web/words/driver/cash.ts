import { cash as en } from './en/cash.ts'
import { cash as lv } from './lv/cash.ts'

export const cashWords = { lv, en }
