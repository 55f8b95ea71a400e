import { handIn as en } from './en/hand-in.ts'
import { handIn as lv } from './lv/hand-in.ts'

export const handInWords = { lv, en }
