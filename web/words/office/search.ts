import { search as en } from './en/search.ts'
import { search as lv } from './lv/search.ts'

export const searchWords = { lv, en }
