import { people as en } from './en/people.ts'
import { people as lv } from './lv/people.ts'

export const peopleWords = { lv, en }
