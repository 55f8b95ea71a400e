import type { SkipReason } from '../../../domain/autoship/schedule.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import type { Language } from '../../../domain/words/language.ts'
import { action, type Letter, paragraph } from '../../platform/mail/letter.ts'
import type { Writing } from '../../platform/mail/mails.ts'

export type SkippedLetter = {
  autoshipId: number
  name: string
  day: Day
  reason: SkipReason
  nextOn: Day | null
}

const reasons: Record<Language, Record<SkipReason, string>> = {
  lv: {
    customer: 'Kā lūdzāt, šo reizi izlaidām. Nekas nav jāmaksā.',
    paused: 'Regulārā piegāde šajā laikā ir pauzēta. Nekas nav jāmaksā.',
    no_allowed_day:
      'Šai reizei uz Jūsu adresi nav nevienas piegādes dienas, tāpēc to izlaidām. Nekas nav jāmaksā.',
    nothing_available:
      'Nevienas no Jūsu precēm pašlaik nav noliktavā, tāpēc šo reizi izlaidām. Atvainojiet!',
    not_confirmed: 'Piegāde netika apstiprināta, tāpēc to izlaidām. Nekas nav jāmaksā.',
    not_paid: 'Kontā piegādei nepietika naudas, tāpēc to izlaidām. Nekas nav jāmaksā.',
    day_closed:
      'Mūsu vainas dēļ pasūtījums laikus netika sagatavots. Atvainojiet! Nekas nav jāmaksā.',
  },
  en: {
    customer: 'As you asked, we will skip this one. There is nothing to pay.',
    paused: 'The autoship is paused at this time. There is nothing to pay.',
    no_allowed_day:
      'There is no delivery day for your address this time, so we will skip this one. There is nothing to pay.',
    nothing_available:
      'None of your goods are in stock now, so we will skip this one. We are sorry!',
    not_confirmed: 'The delivery was not confirmed, so we skipped it. There is nothing to pay.',
    not_paid:
      'There was not enough in your account for the delivery, so we skipped it. There is nothing to pay.',
    day_closed:
      'We did not prepare the order in time, and the fault is ours. We are sorry! There is nothing to pay.',
  },
}

const texts = {
  lv: {
    subject: (on: string) => `Piegādes ${on}, nebūs`,
    title: 'Šīs piegādes nebūs',
    goesOn: 'Regulārā piegāde turpinās.',
    next: (on: string) => `Regulārā piegāde turpinās: nākamā ir ${on}.`,
    action: 'Skatīt regulāro piegādi',
  },
  en: {
    subject: (on: string) => `No delivery ${on}`,
    title: 'This delivery will not come',
    goesOn: 'The autoship goes on.',
    next: (on: string) => `The autoship goes on: the next delivery is ${on}.`,
    action: 'See the autoship',
  },
} as const

export const skippedLetter = {
  lv: (letter: SkippedLetter, writing: Writing) => write(letter, writing, 'lv'),
  en: (letter: SkippedLetter, writing: Writing) => write(letter, writing, 'en'),
}

function write(
  { autoshipId, day, reason, nextOn }: SkippedLetter,
  { page }: Writing,
  language: Language,
): Letter {
  const words = texts[language]
  return {
    subject: words.subject(onDay(day, language)),
    preview: reasons[language][reason],
    title: words.title,
    blocks: [
      paragraph(reasons[language][reason]),
      paragraph(nextOn ? words.next(onDay(nextOn, language)) : words.goesOn),
      action(words.action, page(`/autoship/${autoshipId}`)),
    ],
  }
}

export const sampleSkipped: SkippedLetter = {
  autoshipId: 7,
  name: 'Mājas ūdens',
  day: dayOf('2026-11-27'),
  reason: 'nothing_available',
  nextOn: dayOf('2026-12-11'),
}
