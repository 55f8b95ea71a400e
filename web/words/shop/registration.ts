import { registration as en } from './en/registration.ts'
import { registration as lv } from './lv/registration.ts'

export const registrationWords = { lv, en }
