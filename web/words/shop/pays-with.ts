import { paysWith as en } from './en/pays-with.ts'
import { paysWith as lv } from './lv/pays-with.ts'

export const paysWithWords = { lv, en }
