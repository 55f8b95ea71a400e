import { termsEn } from '../../../../contract/words/terms-en.ts'
import { termsLv } from '../../../../contract/words/terms-lv.ts'

export const termsWords = { lv: termsLv, en: termsEn }
