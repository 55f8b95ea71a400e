import { regularGood as en } from './en/regular-good.ts'
import { regularGood as lv } from './lv/regular-good.ts'

export const regularGoodWords = { lv, en }
