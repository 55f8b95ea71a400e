import { questions as en } from '../en/law/questions.ts'
import { questions as lv } from '../lv/law/questions.ts'

export const questionsWords = { lv, en }
