import { list as en } from './en/list.ts'
import { list as lv } from './lv/list.ts'

export const listWords = { lv, en }
