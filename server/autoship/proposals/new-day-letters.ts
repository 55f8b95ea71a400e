import { type Day, dayOf, dayOfMonth } from '../../../domain/calendar.ts'
import { by, ofMonth, onDay, toDay, untilDate } from '../../../domain/calendar/phrases.ts'
import { action, paragraph } from '../../platform/mail/letter.ts'
import type { MailTemplate } from '../../platform/mail/mails.ts'

/** A delivery whose day is no longer served. */
export type NewDayLetter = {
  oldDay: Day
  newDay: Day | null
  reason: string
  isOrder: boolean
  /** The day that an earlier letter proposed. */
  lostDay?: Day | null
  /** The last day for an answer, where the office named one. */
  answerBy?: Day | null
  /** Why, in the office's own words. */
  words?: { lv: string; en: string } | null
}

/** The day is served again before the delivery was moved. */
export type DayKeptLetter = { day: Day; isOrder: boolean }

const silence = {
  lv: (answerBy: Day | null | undefined) =>
    answerBy
      ? `Ja neatbildēsiet līdz ${dayOfMonth(answerBy)}. ${ofMonth(answerBy)} vakaram, atvedīsim piedāvātajā dienā.`
      : 'Ja neatbildēsiet, atvedīsim piedāvātajā dienā.',
  en: (answerBy: Day | null | undefined) =>
    answerBy
      ? `If we do not hear from you ${by(untilDate(answerBy, 'en'))}, we will bring it on the day that we propose.`
      : 'If we do not hear from you, we will bring it on the day that we propose.',
}

/** Orders are listed on a page that customers without an autoship have, too. */
const listOf = (isOrder: boolean) => (isOrder ? '/waiting-for-delivery' : '/autoship')

const reasons = {
  lv: {
    holiday: 'šajā dienā nestrādājam',
    route: 'mūsu maršruts ir mainījies',
    closed_day: 'šī diena jau ir slēgta',
  },
  en: {
    holiday: 'we do not work on that day',
    route: 'our route has changed',
    closed_day: 'that day is already closed',
  },
} as const

const reasonText = (language: 'lv' | 'en', reason: string) =>
  reasons[language][reason === 'route' || reason === 'closed_day' ? reason : 'holiday']

type Why = Pick<NewDayLetter, 'oldDay' | 'reason' | 'words'>

/** Why the day is lost: as the office has written it, or as the shop knows it. */
const whyLost = {
  lv: ({ oldDay, reason, words }: Why) =>
    words
      ? [`Diemžēl ${onDay(oldDay)}, piegādāt nevarēsim.`, ...paragraphsOf(words.lv)]
      : [`Diemžēl ${onDay(oldDay)}, piegādāt nevarēsim, jo ${reasonText('lv', reason)}.`],
  en: ({ oldDay, reason, words }: Why) =>
    words
      ? [`Unfortunately we cannot deliver ${onDay(oldDay, 'en')}.`, ...paragraphsOf(words.en)]
      : [
          `Unfortunately we cannot deliver ${onDay(oldDay, 'en')}, because ${reasonText('en', reason)}.`,
        ],
}

const paragraphsOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')

const lostDayText = {
  lv: (day: Day) => `Arī ${onDay(day)}, ko piedāvājām iepriekš, piegādāt nevarēsim.`,
  en: (day: Day) => `Nor can we deliver ${onDay(day, 'en')}, the day that we proposed before.`,
}

export const newDayMail: MailTemplate<NewDayLetter> = {
  sample: {
    oldDay: dayOf('2026-12-24'),
    newDay: dayOf('2026-12-28'),
    reason: 'holiday',
    isOrder: false,
    lostDay: dayOf('2026-12-26'),
    answerBy: dayOf('2026-12-20'),
  },
  write: {
    lv: ({ oldDay, newDay, isOrder, lostDay, answerBy, ...why }, { page }) => ({
      subject: `Piegāde ${onDay(oldDay)}: vajadzīga cita diena`,
      preview: newDay ? `Piedāvājam pārcelt ${toDay(newDay)}.` : 'Lūdzu, izvēlieties citu dienu.',
      title: 'Piegādei vajadzīga cita diena',
      blocks: [
        ...whyLost.lv({ oldDay, ...why }).map((text) => paragraph(text)),
        ...(lostDay ? [paragraph(lostDayText.lv(lostDay))] : []),
        paragraph(
          newDay
            ? `Piedāvājam pārcelt ${toDay(newDay)}. ${silence.lv(answerBy)}`
            : 'Tuvākajā laikā citas dienas neatradām. Lūdzu, izvēlieties dienu vai izlaidiet šo reizi.',
        ),
        action('Apstiprināt vai izvēlēties citu dienu', page(listOf(isOrder))),
      ],
    }),
    en: ({ oldDay, newDay, isOrder, lostDay, answerBy, ...why }, { page }) => ({
      subject: `The delivery ${onDay(oldDay, 'en')} needs another day`,
      preview: newDay
        ? `We propose to move it ${toDay(newDay, 'en')}.`
        : 'Please choose another day.',
      title: 'Your delivery needs another day',
      blocks: [
        ...whyLost.en({ oldDay, ...why }).map((text) => paragraph(text)),
        ...(lostDay ? [paragraph(lostDayText.en(lostDay))] : []),
        paragraph(
          newDay
            ? `We propose to move it ${toDay(newDay, 'en')}. ${silence.en(answerBy)}`
            : 'We found no other day near it. Please choose one, or skip this delivery.',
        ),
        action('Agree, or choose another day', page(listOf(isOrder))),
      ],
    }),
  },
}

export const dayKeptMail: MailTemplate<DayKeptLetter> = {
  sample: { day: dayOf('2026-12-24'), isOrder: true },
  write: {
    lv: ({ day, isOrder }, { page }) => ({
      subject: `Piegāde ${onDay(day)}, tomēr būs`,
      preview: 'Diena nav jāmaina.',
      title: 'Piegāde tomēr būs savā dienā',
      blocks: [
        paragraph(
          `Nesen rakstījām, ka piegādei vajadzīga cita diena. Tā vairs nav jāmaina: atvedīsim ${onDay(day)}.`,
        ),
        action('Skatīt piegādi', page(listOf(isOrder))),
      ],
    }),
    en: ({ day, isOrder }, { page }) => ({
      subject: `Your delivery ${onDay(day, 'en')} will come after all`,
      preview: 'The day need not change.',
      title: 'Your delivery keeps its day after all',
      blocks: [
        paragraph(
          `We wrote that your delivery needed another day. It no longer does: we will bring it ${onDay(day, 'en')}.`,
        ),
        action('See the delivery', page(listOf(isOrder))),
      ],
    }),
  },
}
