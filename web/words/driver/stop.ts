import { stop as en } from './en/stop.ts'
import { stop as lv } from './lv/stop.ts'

export const stopWords = { lv, en }
