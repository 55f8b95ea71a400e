import { law as en } from './en/law.ts'
import { law as lv } from './lv/law.ts'

export const lawWords = { lv, en }
