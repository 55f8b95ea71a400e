import { feedback as en } from './en/feedback.ts'
import { feedback as lv } from './lv/feedback.ts'

export const feedbackWords = { lv, en }
