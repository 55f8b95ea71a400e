import type { MailTemplates } from '../platform/mail/mails.ts'
import { type SkippedLetter, skippedMail } from './skipped-letter.ts'
import { type UndeliveredLetter, undeliveredMail } from './undelivered-letter.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'dispatch.undelivered': UndeliveredLetter
    'dispatch.skipped': SkippedLetter
  }
}

export const dispatchMails: Pick<MailTemplates, 'dispatch.undelivered' | 'dispatch.skipped'> = {
  'dispatch.undelivered': undeliveredMail,
  'dispatch.skipped': skippedMail,
}
