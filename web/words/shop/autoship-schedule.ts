import { autoshipSchedule as en } from './en/autoship-schedule.ts'
import { autoshipSchedule as lv } from './lv/autoship-schedule.ts'

export const autoshipScheduleWords = { lv, en }
