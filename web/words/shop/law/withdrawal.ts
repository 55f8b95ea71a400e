import { withdrawal as en } from '../en/law/withdrawal.ts'
import { withdrawal as lv } from '../lv/law/withdrawal.ts'

export const withdrawalWords = { lv, en }
