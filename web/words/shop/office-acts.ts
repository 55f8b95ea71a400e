import { officeActs as en } from './en/office-acts.ts'
import { officeActs as lv } from './lv/office-acts.ts'

export const officeActWords = { lv, en }
