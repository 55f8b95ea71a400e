import { approvals as en } from './en/approvals.ts'
import { approvals as lv } from './lv/approvals.ts'

export const approvalWords = { lv, en }
