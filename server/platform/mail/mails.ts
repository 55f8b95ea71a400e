import type { Day } from '../../../domain/calendar.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { Letter } from './letter.ts'

/**
 * Every mail's name and payload. A room adds its own in its `messages.ts`:
 * `declare module '../platform/mail/mails.ts' { interface Mails { 'orders.placed': { orderId: number } } }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the rooms
export interface Mails {}

export type MailName = keyof Mails

/** What a customer may say no to. A mail without a topic belongs to a contract and always goes out. */
export type MailTopic = 'newsletter' | 'reminders' | 'back_in_stock'

/** What a letter may need beside its payload. */
export type Writing = {
  /** Whose letter it is; nobody's where only an address is known. */
  customerId: number | null
  today: Day
  /** A page of the shop as an address for a mail: `page('/user/bills/1')`. */
  page: (path: string) => string
  /** The same with a key that opens one thing for a while: `keyed('/order/12', { purpose, subject, days: 14 })`. */
  keyed: (path: string, scope: { purpose: string; subject: string; days: number }) => string
  /** The secret of a nonce, for what works once (`tokenOf`). */
  token: (purpose: string, nonce: string) => string
}

/** A mail in both languages, written from what was true when it was caused. */
export type MailTemplate<Payload> = {
  topic?: MailTopic
  /** Goes to the office, about a customer: nobody is greeted by the customer's name. */
  toOffice?: boolean
  /** Shown at /dev/mail, and checked as a picture. */
  sample: Payload
  write: Record<Language, (payload: Payload, writing: Writing) => Letter>
}

/** All of them; `server/mails.ts` puts them together from the rooms' `messages.ts`. */
export type MailTemplates = { [Name in MailName]: MailTemplate<Mails[Name]> }
