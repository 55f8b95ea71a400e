import type { MailName, MailTemplates } from '../platform/mail/mails.ts'
import { type ConfirmLetter, confirmLetter, sampleConfirm } from './generation/confirm-letter.ts'
import {
  type AutoshipLetter,
  autoshipLetter,
  type EndedLetter,
  endedMail,
  sampleAutoship,
  samplePaused,
} from './plan/autoship-letters.ts'
import {
  type DayKeptLetter,
  dayKeptMail,
  type NewDayLetter,
  newDayMail,
} from './proposals/new-day-letters.ts'
import { sampleSkipped, type SkippedLetter, skippedLetter } from './generation/skipped-letter.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'autoship.started': AutoshipLetter
    'autoship.changed': AutoshipLetter
    'autoship.paused': AutoshipLetter
    'autoship.resuming': AutoshipLetter
    'autoship.resumed': AutoshipLetter
    'autoship.ended': EndedLetter
    'autoship.confirm': ConfirmLetter
    'autoship.confirm-tomorrow': ConfirmLetter
    'autoship.skipped': SkippedLetter
    'autoship.not-coming': SkippedLetter
    'autoship.new-day': NewDayLetter
    'autoship.day-kept': DayKeptLetter
  }
}

type AutoshipMail = Extract<MailName, `autoship.${string}`>

/** The mails of an autoship; they belong to the contract and cannot be refused. */
export const autoshipMails: Pick<MailTemplates, AutoshipMail> = {
  'autoship.started': { sample: sampleAutoship, write: autoshipLetter('started') },
  'autoship.changed': { sample: sampleAutoship, write: autoshipLetter('changed') },
  'autoship.paused': { sample: samplePaused, write: autoshipLetter('paused') },
  'autoship.resuming': { sample: samplePaused, write: autoshipLetter('resuming') },
  'autoship.resumed': { sample: sampleAutoship, write: autoshipLetter('resumed') },
  'autoship.ended': endedMail,
  'autoship.confirm': { sample: sampleConfirm, write: confirmLetter('week') },
  'autoship.confirm-tomorrow': { sample: sampleConfirm, write: confirmLetter('tomorrow') },
  'autoship.skipped': { sample: { ...sampleSkipped, reason: 'customer' }, write: skippedLetter },
  'autoship.not-coming': { sample: sampleSkipped, write: skippedLetter },
  'autoship.new-day': newDayMail,
  'autoship.day-kept': dayKeptMail,
}
