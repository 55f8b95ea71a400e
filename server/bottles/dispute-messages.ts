import { action, facts, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

type Counts = { lv: string; en: string; delivered: number; returned: number }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'dispatch.dispute-received': Counts
    'dispatch.dispute-answered': Counts & { accepted: boolean; answer: string }
  }
}

const bottles = '/user/rented-goods/1'

const sample: Counts = {
  lv: 'Avota ūdens “Sila Avots”, 18,9 l',
  en: 'Spring water “Sila Avots”, 18.9 l',
  delivered: 2,
  returned: 3,
}

export const disputeMails: Pick<
  MailTemplates,
  'dispatch.dispute-received' | 'dispatch.dispute-answered'
> = {
  'dispatch.dispute-received': {
    sample,
    write: {
      lv: ({ lv, delivered, returned }, { page }) => ({
        subject: 'Saņēmām Jūsu iebildumu par pudeļu skaitu',
        preview: 'Pārbaudīsim un atbildēsim divu darba dienu laikā.',
        title: 'Pārbaudām pudeļu skaitu',
        blocks: [
          paragraph(
            'Paldies, ka paziņojāt. Salīdzināsim Jūsu uzskaiti ar kurjera pierakstu un atbildēsim divu darba dienu laikā.',
          ),
          facts({
            Prece: lv,
            'Atstātas pēc Jūsu uzskaites': String(delivered),
            'Atdotas pēc Jūsu uzskaites': String(returned),
          }),
          action('Skatīt pudeļu uzskaiti', page(bottles)),
        ],
      }),
      en: ({ en, delivered, returned }, { page }) => ({
        subject: 'We have received your objection to the bottle count',
        preview: 'We will check and answer within two working days.',
        title: 'We are checking the number of bottles',
        blocks: [
          paragraph(
            'Thank you for telling us. We will compare your count with the courier’s and answer within two working days.',
          ),
          facts({
            Product: en,
            'Left, by your count': String(delivered),
            'Taken back, by your count': String(returned),
          }),
          action('See your bottles', page(bottles)),
        ],
      }),
    },
  },
  'dispatch.dispute-answered': {
    sample: { ...sample, accepted: true, answer: 'Kurjers bija pierakstījis kaimiņa pudeles.' },
    write: {
      lv: ({ lv, delivered, returned, accepted, answer }, { page }) => ({
        subject: accepted ? 'Pudeļu skaits ir izlabots' : 'Pudeļu skaits paliek, kā bija',
        preview: accepted ? 'Jums bija taisnība.' : 'Pārbaudījām kurjera pierakstu.',
        title: accepted ? 'Pudeļu skaits ir izlabots' : 'Pudeļu skaits paliek, kā bija',
        blocks: [
          accepted
            ? note(
                'good',
                'Jums bija taisnība: pudeles un depozīts ir izlaboti pēc Jūsu uzskaites.',
              )
            : note('attention', 'Pārbaudījām kurjera pierakstu, un skaitu neesam mainījuši.'),
          facts({
            Prece: lv,
            'Atstātas pēc Jūsu uzskaites': String(delivered),
            'Atdotas pēc Jūsu uzskaites': String(returned),
          }),
          ...(answer === '' ? [] : [paragraph(`Mūsu atbilde: ${answer}`)]),
          action('Skatīt pudeļu uzskaiti', page(bottles)),
        ],
      }),
      en: ({ en, delivered, returned, accepted, answer }, { page }) => ({
        subject: accepted ? 'The bottle count is corrected' : 'The bottle count stays as it was',
        preview: accepted ? 'You were right.' : 'We have checked the courier’s notes.',
        title: accepted ? 'The bottle count is corrected' : 'The bottle count stays as it was',
        blocks: [
          accepted
            ? note('good', 'You were right: bottles and deposit are corrected by your count.')
            : note(
                'attention',
                'We have checked the courier’s notes and have not changed the count.',
              ),
          facts({
            Product: en,
            'Left, by your count': String(delivered),
            'Taken back, by your count': String(returned),
          }),
          ...(answer === '' ? [] : [paragraph(`Our answer: ${answer}`)]),
          action('See your bottles', page(bottles)),
        ],
      }),
    },
  },
}
