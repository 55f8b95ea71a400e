import { autoship as en } from './en/autoship.ts'
import { autoship as lv } from './lv/autoship.ts'

export const autoshipWords = { lv, en }
