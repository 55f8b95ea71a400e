import { customerPage as en } from './en/customer-page.ts'
import { customerPage as lv } from './lv/customer-page.ts'

export const customerPageWords = { lv, en }
