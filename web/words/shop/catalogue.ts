import { catalogue as en } from './en/catalogue.ts'
import { catalogue as lv } from './lv/catalogue.ts'

export const catalogueWords = { lv, en }
