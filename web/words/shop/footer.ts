import { footer as en } from './en/footer.ts'
import { footer as lv } from './lv/footer.ts'

export const footerWords = { lv, en }
