import { guarantee as en } from '../en/law/guarantee.ts'
import { guarantee as lv } from '../lv/law/guarantee.ts'

export const guaranteeWords = { lv, en }
