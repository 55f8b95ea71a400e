import { logIn as en } from './en/log-in.ts'
import { logIn as lv } from './lv/log-in.ts'

export const logInWords = { lv, en }
