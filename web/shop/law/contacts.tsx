import { contactsWords } from '../../words/law/contacts.ts'
import { useWords } from '../../words/use-words.ts'
import { lawMeta } from './law-meta.ts'
import { LawPage } from './law-page.tsx'

export const meta = lawMeta(contactsWords)

export default function Contacts() {
  return <LawPage text={useWords(contactsWords)} />
}
