import { preview as en } from './en/preview.ts'
import { preview as lv } from './lv/preview.ts'

export const previewWords = { lv, en }
