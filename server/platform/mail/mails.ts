import type { Day } from '../../../domain/calendar.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { Letter } from './letter.ts'

/**
 * Every mail's name and payload. A room adds its own in its `messages.ts`:
 * `declare module '../platform/mail/mails.ts' { interface Mails { 'orders.placed': Payload } }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the rooms
export interface Mails {}

export type MailName = keyof Mails

/** Topics that a customer can unsubscribe from. A mail without a topic is always sent. */
export type MailTopic = 'newsletter' | 'reminders' | 'back_in_stock'

/** What a template may use beside its payload. */
export type Writing = {
  /** Null where only an e-mail address is known. */
  customerId: number | null
  today: Day
  /** The full address of a page in the mail's language: `page('/user/bills/1')`. */
  page: (path: string) => string
  /** The same with a key for one purpose: `keyed('/order/12', { purpose, subject, days: 14 })`. */
  keyed: (path: string, scope: { purpose: string; subject: string; days: number }) => string
  /** The one-time secret of a nonce (`tokenOf`). */
  token: (purpose: string, nonce: string) => string
}

/** A mail in both languages, written from a payload that was true when it was queued. */
export type MailTemplate<Payload> = {
  topic?: MailTopic
  /** The mail goes to the office and must not greet it by the customer's name. */
  toOffice?: boolean
  /** Rendered at /dev/mail and in tests. */
  sample: Payload
  write: Record<Language, (payload: Payload, writing: Writing) => Letter>
}

/** All templates; `server/mails.ts` collects them from the rooms' `messages.ts`. */
export type MailTemplates = { [Name in MailName]: MailTemplate<Mails[Name]> }
