import { autoship as en } from '../en/law/autoship.ts'
import { autoship as lv } from '../lv/law/autoship.ts'

export const autoshipWords = { lv, en }
