import { privacy as en } from '../en/law/privacy.ts'
import { privacy as lv } from '../lv/law/privacy.ts'

export const privacyWords = { lv, en }
