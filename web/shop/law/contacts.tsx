import { contactsWords } from '../../words/shop/law/contacts.ts'
import { useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { LawPage } from './law-page.tsx'

export default function Contacts() {
  return <LawPage text={useWords(contactsWords)(useShop().terms.seller)} />
}
