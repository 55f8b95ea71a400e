import { messages as en } from './en/messages.ts'
import { messages as lv } from './lv/messages.ts'

export const messageWords = { lv, en }
