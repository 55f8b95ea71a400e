import { delivery as en } from '../en/law/delivery.ts'
import { delivery as lv } from '../lv/law/delivery.ts'

export const deliveryWords = { lv, en }
