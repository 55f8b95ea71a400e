import { termsEn } from '../../../../contract/shop/words/terms-en.ts'
import { termsLv } from '../../../../contract/shop/words/terms-lv.ts'

export const termsWords = { lv: termsLv, en: termsEn }
