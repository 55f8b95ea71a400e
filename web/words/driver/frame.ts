import { frame as en } from './en/frame.ts'
import { frame as lv } from './lv/frame.ts'

export const frameWords = { lv, en }
