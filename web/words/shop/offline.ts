import { offline as en } from './en/offline.ts'
import { offline as lv } from './lv/offline.ts'

export const offlineWords = { lv, en }
