import { rescue as en } from './en/rescue.ts'
import { rescue as lv } from './lv/rescue.ts'

export const rescueWords = { lv, en }
