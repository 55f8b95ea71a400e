import { onDate } from '../../domain/calendar/phrases.ts'
import { rigaDay, rigaTime } from '../../domain/calendar/riga-time.ts'
import type { Language } from '../../domain/words/language.ts'
import { action, facts, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate, MailTemplates } from '../platform/mail/mails.ts'

type Nonce = { nonce: string }
type NewDevice = { device: string; at: string }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'customers.log-in-link': Nonce
    'customers.new-device': NewDevice
    'customers.passkey-added': { name: string }
  }
}

type LogInMails = Pick<
  MailTemplates,
  'customers.log-in-link' | 'customers.new-device' | 'customers.passkey-added'
>

/** The purpose of the token in the mail. */
export const logInLink = 'log-in-link'

const link: MailTemplate<Nonce> = {
  sample: { nonce: 'sample' },
  write: {
    lv: ({ nonce }, { page, token }) => ({
      subject: 'Saite, ar ko pieslēgties',
      preview: 'Saite ir derīga 15 minūtes.',
      title: 'Pieslēdzieties ar vienu pieskārienu',
      blocks: [
        paragraph('Saite ir derīga 15 minūtes, un to var izmantot vienu reizi.'),
        action('Pieslēgties', page(`/login/${token(logInLink, nonce)}`)),
        paragraph('Ja saiti nelūdzāt, nekas nav jādara. Nedodiet to nevienam citam.'),
      ],
    }),
    en: ({ nonce }, { page, token }) => ({
      subject: 'Your link to log in',
      preview: 'The link is good for 15 minutes.',
      title: 'Log in with one press',
      blocks: [
        paragraph('The link is good for 15 minutes and works once.'),
        action('Log in', page(`/login/${token(logInLink, nonce)}`)),
        paragraph('If you did not ask for it, do nothing. Do not give it to anyone else.'),
      ],
    }),
  },
}

const timeOf = (at: string, language: Language) => {
  const instant = Date.parse(at)
  const [date, time] = [onDate(rigaDay(instant), language), rigaTime(instant)]
  return language === 'lv' ? `${date} plkst. ${time.replace(':', '.')}` : `${date} at ${time}`
}

const newDevice: MailTemplate<NewDevice> = {
  sample: { device: 'Firefox, Windows', at: '2026-11-20T08:00:00Z' },
  write: {
    lv: ({ device, at }, { page }) => ({
      subject: 'Jūsu profilā pieslēdzās no jaunas ierīces',
      preview: 'Ja tas bijāt Jūs, nekas nav jādara.',
      title: 'Vai tas bijāt Jūs?',
      blocks: [
        facts({ Ierīce: device || 'nezināma', Kad: timeOf(at, 'lv') }),
        paragraph('Ja tas bijāt Jūs, nekas nav jādara.'),
        note(
          'attention',
          'Ja tas nebijāt Jūs, atslēdziet šo ierīci savā profilā un nomainiet paroli.',
        ),
        action('Skatīt pieslēgtās ierīces', page('/user/profile')),
      ],
    }),
    en: ({ device, at }, { page }) => ({
      subject: 'A new device logged in to your profile',
      preview: 'If it was you, do nothing.',
      title: 'Was it you?',
      blocks: [
        facts({ Device: device || 'unknown', When: timeOf(at, 'en') }),
        paragraph('If it was you, do nothing.'),
        note(
          'attention',
          'If it was not you, log that device out in your profile and change the password.',
        ),
        action('See where you are logged in', page('/user/profile')),
      ],
    }),
  },
}

const passkeyAdded: MailTemplate<{ name: string }> = {
  sample: { name: 'Annas tālrunis' },
  write: {
    lv: ({ name }, { page }) => ({
      subject: 'Profilam pievienota piekļuves atslēga',
      preview: `Atslēgas nosaukums ir “${name}”.`,
      title: 'Pievienota piekļuves atslēga',
      blocks: [
        paragraph(`Ar atslēgu “${name}” tagad var pieslēgties Jūsu profilam bez paroles.`),
        note('attention', 'Ja to nedarījāt Jūs, noņemiet atslēgu un nomainiet paroli.'),
        action('Skatīt atslēgas', page('/user/profile')),
      ],
    }),
    en: ({ name }, { page }) => ({
      subject: 'A passkey was added to your profile',
      preview: `The passkey is called “${name}”.`,
      title: 'A passkey was added',
      blocks: [
        paragraph(`The passkey “${name}” now logs in to your profile without a password.`),
        note('attention', 'If it was not you, remove the passkey and change the password.'),
        action('See your passkeys', page('/user/profile')),
      ],
    }),
  },
}

export const logInMails: LogInMails = {
  'customers.log-in-link': link,
  'customers.new-device': newDevice,
  'customers.passkey-added': passkeyAdded,
}
