import { accessibility as en } from '../en/law/accessibility.ts'
import { accessibility as lv } from '../lv/law/accessibility.ts'

export const accessibilityWords = { lv, en }
