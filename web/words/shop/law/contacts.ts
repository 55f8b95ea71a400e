import { contacts as en } from '../en/law/contacts.ts'
import { contacts as lv } from '../lv/law/contacts.ts'

export const contactsWords = { lv, en }
