import { signIn as en } from './en/sign-in.ts'
import { signIn as lv } from './lv/sign-in.ts'

export const signInWords = { lv, en }
