import { own as en } from './en/own.ts'
import { own as lv } from './lv/own.ts'

export const ownWords = { lv, en }
