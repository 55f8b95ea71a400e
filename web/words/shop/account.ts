import { account as en } from './en/account.ts'
import { account as lv } from './lv/account.ts'

export const accountWords = { lv, en }
