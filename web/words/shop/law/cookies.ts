import { cookies as en } from '../en/law/cookies.ts'
import { cookies as lv } from '../lv/law/cookies.ts'

export const cookiesWords = { lv, en }
