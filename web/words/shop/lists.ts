import { lists as en } from './en/lists.ts'
import { lists as lv } from './lv/lists.ts'

export const listsWords = { lv, en }
