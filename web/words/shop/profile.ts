import { profile as en } from './en/profile.ts'
import { profile as lv } from './lv/profile.ts'

export const profileWords = { lv, en }
