import { road as en } from './en/road.ts'
import { road as lv } from './lv/road.ts'

export const roadWords = { lv, en }
