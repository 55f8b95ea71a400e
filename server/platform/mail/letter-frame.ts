import type { Language } from '../../../domain/words/language.ts'
import type { Seller } from '../../../domain/documents/document.ts'
import { vocative } from '../../../domain/words/vocative.ts'

/** Without line breaks inside the number. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

/** The greeting, closing and footer of every letter. */
export type LetterFrame = {
  language: Language
  /** A person's first name, where it is known. */
  name: string | null
  shopAddress: string
  /** As the settings say on the day of sending. */
  seller: Seller
  /** A letter to the office needs no greeting and no reason why it was sent. */
  toOffice: boolean
  /** Only for mails with a topic that can be unsubscribed from. */
  unsubscribe: string | undefined
}

export const frameWords = {
  lv: {
    greeting: (name: string | null) => (name ? `Labdien, ${vocative(name)}!` : 'Labdien!'),
    closing: 'Jauku dienu vēlot,',
    shop: 'Avots',
    why: 'Šo vēstuli saņemat, jo esat Avota klients vai rakstījāt mums. Jautājumus varat uzdot, vienkārši atbildot.',
    seller: ({ name, registrationNo, address, phone }: Seller) =>
      `${name}, reģ. Nr. ${registrationNo}, ${address}, ${unbroken(`tālr. ${phone}`)}`,
    unsubscribe: 'Nevēlos saņemt šādas vēstules',
  },
  en: {
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    closing: 'Have a nice day,',
    shop: 'Avots',
    why: 'You are receiving this e-mail because you are a customer of Avots or have written to us. If you have a question, simply reply to it.',
    seller: ({ name, registrationNo, address, phone }: Seller) =>
      `${name}, reg. no. ${registrationNo}, ${address}, ${unbroken(`phone ${phone}`)}`,
    unsubscribe: 'I no longer wish to receive such e-mails',
  },
}
