import { confirmation as en } from './en/confirmation.ts'
import { confirmation as lv } from './lv/confirmation.ts'

export const confirmationWords = { lv, en }
