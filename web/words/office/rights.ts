import { rightsTable as en } from './en/rights.ts'
import { rightsTable as lv } from './lv/rights.ts'

export const rightsWords = { lv, en }
