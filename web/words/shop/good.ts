import { good as en } from './en/good.ts'
import { good as lv } from './lv/good.ts'

export const goodWords = { lv, en }
