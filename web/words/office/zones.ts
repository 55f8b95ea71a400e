import { zones as en } from './en/zones.ts'
import { zones as lv } from './lv/zones.ts'

export const zoneWords = { lv, en }
