import { tracking as en } from './en/tracking.ts'
import { tracking as lv } from './lv/tracking.ts'

export const trackingWords = { lv, en }
