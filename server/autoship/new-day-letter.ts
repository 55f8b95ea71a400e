import { type Day, dayOf } from '../../domain/calendar.ts'
import { onDay, toDay } from '../../domain/calendar/phrases.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'

/** A delivery that cannot keep its day. */
export type NewDayLetter = { oldDay: Day; newDay: Day | null; reason: string }

const why = {
  lv: { holiday: 'šajā dienā nestrādājam', route: 'mūsu maršruts ir mainījies' },
  en: { holiday: 'we do not work on that day', route: 'our route has changed' },
} as const

const whyOf = (language: 'lv' | 'en', reason: string) => why[language][reason === 'route' ? 'route' : 'holiday']

export const newDayMail: MailTemplate<NewDayLetter> = {
  sample: { oldDay: dayOf('2026-12-24'), newDay: dayOf('2026-12-28'), reason: 'holiday' },
  write: {
    lv: ({ oldDay, newDay, reason }, { page }) => ({
      subject: `Piegāde ${onDay(oldDay)}: vajadzīga cita diena`,
      preview: newDay ? `Piedāvājam pārcelt ${toDay(newDay)}.` : 'Lūdzu, izvēlieties citu dienu.',
      title: 'Piegādei vajadzīga cita diena',
      blocks: [
        paragraph(`Piegādi ${onDay(oldDay)} nevarēsim atvest, jo ${whyOf('lv', reason)}.`),
        paragraph(
          newDay
            ? `Piedāvājam pārcelt ${toDay(newDay)}. Ja neatbildēsiet, atvedīsim tad.`
            : 'Tuvumā citas dienas neatradām. Lūdzu, izvēlieties dienu vai izlaidiet šo reizi.',
        ),
        action('Apstiprināt vai izvēlēties citu dienu', page('/autoship')),
      ],
    }),
    en: ({ oldDay, newDay, reason }, { page }) => ({
      subject: `The delivery ${onDay(oldDay, 'en')} needs another day`,
      preview: newDay ? `We propose to move it ${toDay(newDay, 'en')}.` : 'Please choose another day.',
      title: 'Your delivery needs another day',
      blocks: [
        paragraph(`We cannot bring the delivery ${onDay(oldDay, 'en')}, since ${whyOf('en', reason)}.`),
        paragraph(
          newDay
            ? `We propose to move it ${toDay(newDay, 'en')}. Without an answer we bring it then.`
            : 'We found no other day near it. Please choose a day, or skip this one.',
        ),
        action('Agree, or choose another day', page('/autoship')),
      ],
    }),
  },
}
