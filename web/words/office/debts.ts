import { debts as en } from './en/debts.ts'
import { debts as lv } from './lv/debts.ts'

export const debtWords = { lv, en }
