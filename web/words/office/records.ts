import { records as en } from './en/records.ts'
import { records as lv } from './lv/records.ts'

export const recordWords = { lv, en }
