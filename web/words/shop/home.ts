import { home as en } from './en/home.ts'
import { home as lv } from './lv/home.ts'

export const homeWords = { lv, en }
