import { payLink as en } from './en/pay-link.ts'
import { payLink as lv } from './lv/pay-link.ts'

export const payLinkWords = { lv, en }
