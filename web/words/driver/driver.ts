import { driver as en } from './en/driver.ts'
import { driver as lv } from './lv/driver.ts'

export const driverWords = { lv, en }
