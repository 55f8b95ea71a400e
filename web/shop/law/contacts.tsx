import { contactsWords } from '../../words/shop/law/contacts.ts'
import { useWords } from '../../words/use-words.ts'
import { LawPage } from './law-page.tsx'

export default function Contacts() {
  return <LawPage text={useWords(contactsWords)} />
}
