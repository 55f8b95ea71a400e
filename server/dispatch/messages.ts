import type { MailTemplates } from '../platform/mail/mails.ts'
import { type DelayLetter, delayMail } from './delay-letter.ts'
import { type NextStopLetter, nextStopMail } from './next-stop-letter.ts'
import { type SkippedLetter, skippedMail } from './skipped-letter.ts'
import { type UndeliveredLetter, undeliveredMail } from './undelivered-letter.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'dispatch.undelivered': UndeliveredLetter
    'dispatch.skipped': SkippedLetter
    'dispatch.delay': DelayLetter
    'dispatch.next-stop': NextStopLetter
  }
}

export const dispatchMails: Pick<
  MailTemplates,
  'dispatch.undelivered' | 'dispatch.skipped' | 'dispatch.delay' | 'dispatch.next-stop'
> = {
  'dispatch.undelivered': undeliveredMail,
  'dispatch.skipped': skippedMail,
  'dispatch.delay': delayMail,
  'dispatch.next-stop': nextStopMail,
}
