import { deliveryDay as en } from './en/delivery-day.ts'
import { deliveryDay as lv } from './lv/delivery-day.ts'

export const deliveryDayWords = { lv, en }
