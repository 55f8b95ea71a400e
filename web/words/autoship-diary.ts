import { autoshipDiary as en } from './en/autoship-diary.ts'
import { autoshipDiary as lv } from './lv/autoship-diary.ts'

export const autoshipDiaryWords = { lv, en }
