import { today as en } from './en/today.ts'
import { today as lv } from './lv/today.ts'

export const todayWords = { lv, en }
