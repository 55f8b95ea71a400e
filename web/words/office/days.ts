import { days as en } from './en/days.ts'
import { days as lv } from './lv/days.ts'

export const daysWords = { lv, en }
