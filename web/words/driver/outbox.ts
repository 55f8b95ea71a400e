import { outbox as en } from './en/outbox.ts'
import { outbox as lv } from './lv/outbox.ts'

export const outboxWords = { lv, en }
