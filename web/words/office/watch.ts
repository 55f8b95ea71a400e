import { watch as en } from './en/watch.ts'
import { watch as lv } from './lv/watch.ts'

export const watchWords = { lv, en }
