import { holders as en } from './en/holders.ts'
import { holders as lv } from './lv/holders.ts'

export const holderWords = { lv, en }
