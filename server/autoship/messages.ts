import type { MailName, MailTemplates } from '../platform/mail/mails.ts'
import { type ConfirmLetter, confirmLetter, sampleConfirm } from './confirm-letter.ts'
import { type EndedLetter, endedMail } from './ended-letter.ts'
import { type DayKeptLetter, dayKeptMail, type NewDayLetter, newDayMail } from './new-day-letter.ts'
import { type LostLetter, lostLetter, sampleLost } from './lost-letter.ts'
import { samplePaused, sampleSeries, type SeriesLetter, seriesLetter } from './series-letter.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'autoship.started': SeriesLetter
    'autoship.changed': SeriesLetter
    'autoship.paused': SeriesLetter
    'autoship.resuming': SeriesLetter
    'autoship.resumed': SeriesLetter
    'autoship.ended': EndedLetter
    'autoship.confirm': ConfirmLetter
    'autoship.confirm-tomorrow': ConfirmLetter
    'autoship.skipped': LostLetter
    'autoship.not-coming': LostLetter
    'autoship.new-day': NewDayLetter
    'autoship.day-kept': DayKeptLetter
  }
}

type AutoshipMail = Extract<MailName, `autoship.${string}`>

/** The mails of an autoship; they belong to the contract and cannot be refused. */
export const autoshipMails: Pick<MailTemplates, AutoshipMail> = {
  'autoship.started': { sample: sampleSeries, write: seriesLetter('started') },
  'autoship.changed': { sample: sampleSeries, write: seriesLetter('changed') },
  'autoship.paused': { sample: samplePaused, write: seriesLetter('paused') },
  'autoship.resuming': { sample: samplePaused, write: seriesLetter('resuming') },
  'autoship.resumed': { sample: sampleSeries, write: seriesLetter('resumed') },
  'autoship.ended': endedMail,
  'autoship.confirm': { sample: sampleConfirm, write: confirmLetter('week') },
  'autoship.confirm-tomorrow': { sample: sampleConfirm, write: confirmLetter('tomorrow') },
  'autoship.skipped': { sample: { ...sampleLost, why: 'customer' }, write: lostLetter },
  'autoship.not-coming': { sample: sampleLost, write: lostLetter },
  'autoship.new-day': newDayMail,
  'autoship.day-kept': dayKeptMail,
}
