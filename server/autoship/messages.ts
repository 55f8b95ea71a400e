import type { MailTemplates } from '../platform/mail/mails.ts'
import { type ConfirmLetter, confirmLetter, sampleConfirm } from './confirm-letter.ts'
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
    'autoship.ended': { autoshipId: number; name: string }
    'autoship.confirm': ConfirmLetter
    'autoship.confirm-tomorrow': ConfirmLetter
    'autoship.skipped': LostLetter
    'autoship.not-coming': LostLetter
    'autoship.new-day': NewDayLetter
    'autoship.day-kept': DayKeptLetter
  }
}

type Names =
  | 'autoship.started'
  | 'autoship.changed'
  | 'autoship.paused'
  | 'autoship.resuming'
  | 'autoship.resumed'
  | 'autoship.ended'
  | 'autoship.confirm'
  | 'autoship.confirm-tomorrow'
  | 'autoship.skipped'
  | 'autoship.not-coming'
  | 'autoship.new-day'
  | 'autoship.day-kept'

/** The mails of an autoship; they belong to the contract and cannot be refused. */
export const autoshipMails: Pick<MailTemplates, Names> = {
  'autoship.started': { sample: sampleSeries, write: seriesLetter('started') },
  'autoship.changed': { sample: sampleSeries, write: seriesLetter('changed') },
  'autoship.paused': { sample: samplePaused, write: seriesLetter('paused') },
  'autoship.resuming': { sample: samplePaused, write: seriesLetter('resuming') },
  'autoship.resumed': { sample: sampleSeries, write: seriesLetter('resumed') },
  'autoship.ended': {
    sample: { autoshipId: 7, name: 'Mājas ūdens' },
    write: {
      lv: ({ autoshipId, name }, { page }) => ({
        subject: `Regulārā piegāde “${name}” ir beigusies`,
        preview: 'Jūsu izvēlētais beigu datums ir pagājis.',
        title: 'Regulārā piegāde ir beigusies',
        blocks: [
          { kind: 'paragraph', text: 'Jūsu izvēlētais beigu datums ir pagājis, tāpēc jaunas piegādes neplānosim.' },
          { kind: 'action', label: 'Sākt no jauna', address: page(`/autoship/${autoshipId}`) },
        ],
      }),
      en: ({ autoshipId, name }, { page }) => ({
        subject: `The autoship “${name}” has ended`,
        preview: 'The last day that you chose has passed.',
        title: 'The autoship has ended',
        blocks: [
          { kind: 'paragraph', text: 'The last day that you chose has passed, so we plan no more deliveries.' },
          { kind: 'action', label: 'Start it again', address: page(`/autoship/${autoshipId}`) },
        ],
      }),
    },
  },
  'autoship.confirm': { sample: sampleConfirm, write: confirmLetter('week') },
  'autoship.confirm-tomorrow': { sample: sampleConfirm, write: confirmLetter('tomorrow') },
  'autoship.skipped': { sample: { ...sampleLost, why: 'customer' }, write: lostLetter },
  'autoship.not-coming': { sample: sampleLost, write: lostLetter },
  'autoship.new-day': newDayMail,
  'autoship.day-kept': dayKeptMail,
}
