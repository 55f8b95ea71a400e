import { searches as en } from './en/searches.ts'
import { searches as lv } from './lv/searches.ts'

export const searchesWords = { lv, en }
