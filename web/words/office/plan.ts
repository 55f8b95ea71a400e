import { plan as en } from './en/plan.ts'
import { plan as lv } from './lv/plan.ts'

export const planWords = { lv, en }
