import { closing as en } from './en/closing.ts'
import { closing as lv } from './lv/closing.ts'

export const closingWords = { lv, en }
