import type { Language } from '../../domain/words/language.ts'
import { action, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate, MailTemplates } from '../platform/mail/mails.ts'
import {
  confirmEmail,
  emailChangeAsked,
  emailChanged,
  emailChangeOffered,
  newMailbox,
} from './email-change-messages.ts'

type Nonce = { nonce: string }
/** Letters stored before passkeys were named have neither. */
type PasswordChanged = { way?: 'change' | 'reset'; passkeys?: string[] }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'customers.welcome': { nonce?: string }
    'customers.confirm-email': Nonce
    'customers.password-reset': Nonce
    'customers.password-changed': PasswordChanged
    'customers.email-change-asked': Nonce & { newEmail: string }
    'customers.email-change-offered': Nonce
    'customers.email-changed': { newEmail: string }
  }
}

type OwnMails = Pick<
  MailTemplates,
  | 'customers.welcome'
  | 'customers.confirm-email'
  | 'customers.password-reset'
  | 'customers.password-changed'
  | 'customers.email-change-asked'
  | 'customers.email-change-offered'
  | 'customers.email-changed'
>

/** The purpose of the token in the mail. */
export const passwordReset = 'password-reset'

/** A welcome stored before addresses were confirmed has no link. */
const welcome: MailTemplate<{ nonce?: string }> = {
  sample: { nonce: 'sample' },
  write: {
    lv: ({ nonce }, { page, token }) => ({
      subject: 'Laipni lūdzam Avotā',
      preview: 'Profils ir izveidots, pirmo piegādi var pasūtīt uzreiz.',
      title: 'Jūsu profils ir gatavs',
      blocks: [
        paragraph(
          'Paldies, ka reģistrējāties! Ūdeni, bio un citas preces mājai tagad varat pasūtīt uz Jums ērtu dienu.',
        ),
        paragraph(
          'Pirmajā reizē par 18,9 l pudelēm samaksāsiet depozītu. To atdosim, kad pudeles atgriezīsies pie mums.',
        ),
        ...(nonce === undefined
          ? [action('Izvēlēties preces', page('/goods'))]
          : [
              paragraph('Lai zinātu, ka šī ir Jūsu adrese, lūdzu, apstipriniet to.'),
              action('Apstiprināt adresi', page(`/confirm-email/${token(newMailbox, nonce)}`)),
            ]),
      ],
    }),
    en: ({ nonce }, { page, token }) => ({
      subject: 'Welcome to Avots',
      preview: 'Your profile is ready, and you can order your first delivery now.',
      title: 'Your profile is ready',
      blocks: [
        paragraph(
          'Thank you for registering! Water, organic goods and more for your home can now come on a day that suits you.',
        ),
        paragraph(
          'The first time you pay a deposit for 18.9 l bottles. You get it back when the bottles come back to us.',
        ),
        ...(nonce === undefined
          ? [action('Choose goods', page('/goods'))]
          : [
              paragraph('Please confirm this address, so that we know that it is yours.'),
              action('Confirm the address', page(`/confirm-email/${token(newMailbox, nonce)}`)),
            ]),
      ],
    }),
  },
}

const reset: MailTemplate<Nonce> = {
  sample: { nonce: 'sample' },
  write: {
    lv: ({ nonce }, { page, token }) => ({
      subject: 'Jaunas paroles izveide',
      preview: 'Saite ir derīga 60 minūtes.',
      title: 'Izveidojiet jaunu paroli',
      blocks: [
        paragraph(
          'Saņēmām lūgumu atjaunot Jūsu paroli Avota veikalā. Saite ir derīga 60 minūtes, un to var izmantot vienu reizi.',
        ),
        action('Izveidot jaunu paroli', page(`/renew-password/${token(passwordReset, nonce)}`)),
        paragraph('Ja to nelūdzāt, nekas nav jādara: parole paliek tā pati.'),
      ],
    }),
    en: ({ nonce }, { page, token }) => ({
      subject: 'Set a new password',
      preview: 'The link is good for 60 minutes.',
      title: 'Set a new password',
      blocks: [
        paragraph(
          'We were asked to reset your password at Avots. The link is good for 60 minutes and works once.',
        ),
        action('Set a new password', page(`/renew-password/${token(passwordReset, nonce)}`)),
        paragraph('If you did not ask, do nothing: the password stays as it is.'),
      ],
    }),
  },
}

const passkeySentences = {
  lv: {
    reset: (names: string) =>
      `Noņēmām arī piekļuves atslēgas: ${names}. Savas pievienojiet profilā no jauna.`,
    change: (names: string) =>
      `Pieslēgties joprojām var arī ar piekļuves atslēgām: ${names}. Ja kāda nav Jūsu, noņemiet to profilā.`,
  },
  en: {
    reset: (names: string) =>
      `We have also removed the passkeys: ${names}. Please add yours again in your profile.`,
    change: (names: string) =>
      `These passkeys still log in: ${names}. If one is not yours, remove it in your profile.`,
  },
}

/** The passkeys that a reset has removed, or that still log in after a change. */
const aboutPasskeys = (language: Language, { way = 'change', passkeys = [] }: PasswordChanged) =>
  passkeys.length === 0
    ? []
    : [paragraph(passkeySentences[language][way](passkeys.map((name) => `“${name}”`).join(', ')))]

const passwordChanged: MailTemplate<PasswordChanged> = {
  sample: { way: 'change', passkeys: ['Annas tālrunis'] },
  write: {
    lv: (change, { page }) => ({
      subject: 'Jūsu parole ir nomainīta',
      preview: 'Ja to nedarījāt Jūs, atjaunojiet paroli tūlīt.',
      title: 'Parole ir nomainīta',
      blocks: [
        paragraph('Citās ierīcēs pieslēgšanās ir beigusies. Pieslēdzieties tur ar jauno paroli.'),
        ...aboutPasskeys('lv', change),
        note('attention', 'Ja paroli nenomainījāt Jūs, atjaunojiet to tūlīt un piezvaniet mums.'),
        action('Atjaunot paroli', page('/reset-password')),
      ],
    }),
    en: (change, { page }) => ({
      subject: 'Your password was changed',
      preview: 'If it was not you, reset the password now.',
      title: 'The password was changed',
      blocks: [
        paragraph('You have been logged out elsewhere. Log in there with the new password.'),
        ...aboutPasskeys('en', change),
        note('attention', 'If it was not you who changed it, reset the password now and call us.'),
        action('Reset the password', page('/reset-password')),
      ],
    }),
  },
}

export const customerMails: OwnMails = {
  'customers.welcome': welcome,
  'customers.confirm-email': confirmEmail,
  'customers.password-reset': reset,
  'customers.password-changed': passwordChanged,
  'customers.email-change-asked': emailChangeAsked,
  'customers.email-change-offered': emailChangeOffered,
  'customers.email-changed': emailChanged,
}
