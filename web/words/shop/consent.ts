import { consent as en } from './en/consent.ts'
import { consent as lv } from './lv/consent.ts'

export const consentWords = { lv, en }
