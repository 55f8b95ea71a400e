import { type Day, dayOf, type Weekday, weekdayOf } from '../../../domain/calendar.ts'
import { dayTitle, everyWeekday, fromDate, untilDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { englishForm } from '../../../domain/words/plural.ts'
import type { Language } from '../../../domain/words/language.ts'
import { contractBlocks } from '../../orders/contract-blocks.ts'
import { officeBlocks } from '../../orders/office-note.ts'
import { action, facts, goods, type Letter, paragraph } from '../../platform/mail/letter.ts'
import type { MailTemplate, Writing } from '../../platform/mail/mails.ts'

/** The autoship's state when its mail was queued. */
export type AutoshipLetter = {
  autoshipId: number
  name: string
  address: string
  frequencyWeeks: number
  /** The weekday of the series; a mail queued without it uses the next delivery's. */
  weekday?: Weekday
  nextOn: Day | null
  pause: { from: Day; to: Day | null } | null
  lines: { lv: string; en: string; count: number }[]
  totalCents: number
  /** For bottles without an empty one to exchange; a mail queued without it says nothing. */
  firstDepositCents?: number
  /** Who of the office made the change in the customer's name. */
  byOffice?: string
}

export type AutoshipEvent = 'started' | 'changed' | 'paused' | 'resuming' | 'resumed'

const texts = {
  lv: {
    title: {
      started: 'Regulārā piegāde ir sākusies',
      changed: 'Regulārā piegāde ir mainīta',
      paused: 'Regulārā piegāde ir pauzēta',
      resuming: 'Regulārā piegāde drīz atsāksies',
      resumed: 'Regulārā piegāde ir atsākta',
    },
    text: {
      started:
        'Pirms katras piegādes lūgsim Jūs to apstiprināt. Katru reizi var izlaist, pārcelt vai mainīt.',
      changed: 'Tagad regulārā piegāde ir šāda. Jau izveidotie pasūtījumi paliek, kā bija.',
      paused: 'Pauzes laikā neko nevedīsim. To var atcelt jebkurā brīdī.',
      resuming: 'Pauze beidzas. Ja vajag ilgāk, pauzi var pagarināt.',
      resumed: 'Pauze ir atcelta. Piegādes atkal notiks, kā ierasts.',
    },
    when: 'Cik bieži',
    next: 'Nākamā piegāde',
    pause: 'Pauze',
    place: 'Kurp',
    total: 'Vienas piegādes cena',
    firstDeposit: 'Sākumā depozīts par pudelēm',
    pieces: (count: number) => `${count} gab.`,
    open: 'Skatīt regulāro piegādi',
    untilLifted: 'līdz atcelšanai',
  },
  en: {
    title: {
      started: 'The autoship has started',
      changed: 'The autoship has been changed',
      paused: 'The autoship is paused',
      resuming: 'The autoship resumes soon',
      resumed: 'The autoship has resumed',
    },
    text: {
      started:
        'Before each delivery we will ask you to confirm it. Each one can be skipped, moved or changed.',
      changed:
        'This is the autoship as it stands now. Orders that are already made stay as they were.',
      paused: 'During the pause nothing comes. You can lift it at any time.',
      resuming: 'The pause is ending. If you need more time, you can make it longer.',
      resumed: 'The pause is lifted. Deliveries come again, as usual.',
    },
    when: 'How often',
    next: 'Next delivery',
    pause: 'Pause',
    place: 'Where to',
    total: 'Price of one delivery',
    firstDeposit: 'Deposit for bottles at first',
    pieces: (count: number) => `${count} ${englishForm(count, { one: 'pc', other: 'pcs' })}`,
    open: 'See the autoship',
    untilLifted: 'until you lift it',
  },
} as const

export const autoshipLetter = (event: AutoshipEvent) => ({
  lv: (letter: AutoshipLetter, writing: Writing) => write(event, letter, writing, 'lv'),
  en: (letter: AutoshipLetter, writing: Writing) => write(event, letter, writing, 'en'),
})

function write(
  event: AutoshipEvent,
  letter: AutoshipLetter,
  writing: Writing,
  language: Language,
): Letter {
  const words = texts[language]
  const { pause, nextOn, frequencyWeeks, weekday, firstDepositCents = 0 } = letter
  const until = pause && (pause.to ? untilDate(pause.to, language) : words.untilLifted)
  return {
    subject: letter.name === '' ? words.title[event] : `${words.title[event]}: ${letter.name}`,
    preview: words.text[event],
    title: words.title[event],
    blocks: [
      paragraph(words.text[event]),
      ...officeBlocks(letter, language),
      facts({
        ...(nextOn && {
          [words.when]: everyWeekday(weekday ?? weekdayOf(nextOn), frequencyWeeks, language),
          [words.next]: dayTitle(nextOn, language),
        }),
        ...(pause && { [words.pause]: `${fromDate(pause.from, language)} ${until}` }),
        [words.place]: letter.address,
        [words.total]: formatEuros(letter.totalCents, language),
        ...(firstDepositCents > 0 && {
          [words.firstDeposit]: formatEuros(firstDepositCents, language),
        }),
      }),
      goods(
        letter.lines.map((line) => ({ name: line[language], count: words.pieces(line.count) })),
      ),
      action(words.open, writing.page(`/autoship/${letter.autoshipId}`)),
      ...(event === 'started' ? contractBlocks(writing, language) : []),
    ],
  }
}

export const sampleAutoship: AutoshipLetter = {
  autoshipId: 7,
  name: 'Mājas ūdens',
  address: 'Brīvības iela 12-5, Centrs, Rīga, LV-1010',
  frequencyWeeks: 2,
  weekday: 2,
  nextOn: dayOf('2026-12-01'),
  pause: null,
  lines: [{ lv: 'Avota ūdens 18,9 l', en: 'Spring water 18.9 l', count: 2 }],
  totalCents: 1480,
  firstDepositCents: 1600,
}

export const samplePaused: AutoshipLetter = {
  ...sampleAutoship,
  pause: { from: dayOf('2026-12-02'), to: dayOf('2026-12-20') },
  nextOn: dayOf('2026-12-29'),
}

/** The autoship's last day has passed. An empty name is left out of the subject. */
export type EndedLetter = { autoshipId: number; name: string }

export const endedMail: MailTemplate<EndedLetter> = {
  sample: { autoshipId: 7, name: 'Mājas ūdens' },
  write: {
    lv: ({ autoshipId, name }, { page }) => ({
      subject: `Regulārā piegāde ${name === '' ? '' : `“${name}” `}ir beigusies`,
      preview: 'Jūsu izvēlētais beigu datums ir pagājis.',
      title: 'Regulārā piegāde ir beigusies',
      blocks: [
        paragraph('Jūsu izvēlētais beigu datums ir pagājis, tāpēc jaunas piegādes neplānosim.'),
        action('Sākt no jauna', page(`/autoship/${autoshipId}`)),
      ],
    }),
    en: ({ autoshipId, name }, { page }) => ({
      subject: `The autoship ${name === '' ? '' : `“${name}” `}has ended`,
      preview: 'The last day that you chose has passed.',
      title: 'The autoship has ended',
      blocks: [
        paragraph('The last day that you chose has passed, so we will plan no more deliveries.'),
        action('Start it again', page(`/autoship/${autoshipId}`)),
      ],
    }),
  },
}
