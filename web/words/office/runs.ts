import { runs as en } from './en/runs.ts'
import { runs as lv } from './lv/runs.ts'

export const runWords = { lv, en }
