import { loading as en } from './en/loading.ts'
import { loading as lv } from './lv/loading.ts'

export const loadingWords = { lv, en }
