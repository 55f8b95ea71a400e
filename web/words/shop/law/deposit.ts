import { deposit as en } from '../en/law/deposit.ts'
import { deposit as lv } from '../lv/law/deposit.ts'

export const depositWords = { lv, en }
