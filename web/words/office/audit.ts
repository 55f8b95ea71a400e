import { audit as en } from './en/audit.ts'
import { audit as lv } from './lv/audit.ts'

export const auditWords = { lv, en }
