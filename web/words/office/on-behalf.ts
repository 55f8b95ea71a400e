import { onBehalf as en } from './en/on-behalf.ts'
import { onBehalf as lv } from './lv/on-behalf.ts'

export const behalfWords = { lv, en }
