import { goodDetails as en } from './en/good-details.ts'
import { goodDetails as lv } from './lv/good-details.ts'

export const goodDetailsWords = { lv, en }
