import { disputes as en } from './en/disputes.ts'
import { disputes as lv } from './lv/disputes.ts'

export const disputeWords = { lv, en }
