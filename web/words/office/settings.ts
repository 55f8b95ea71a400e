import { settings as en } from './en/settings.ts'
import { settings as lv } from './lv/settings.ts'

export const settingWords = { lv, en }
