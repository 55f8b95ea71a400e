import { deeds as en } from './en/deeds.ts'
import { deeds as lv } from './lv/deeds.ts'

export const deedWords = { lv, en }
