import { action, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate, MailTemplates } from '../platform/mail/mails.ts'

type Nonce = { nonce: string }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'customers.welcome': Record<string, never>
    'customers.password-reset': Nonce
    'customers.password-changed': Record<string, never>
    'customers.email-change-asked': Nonce & { newEmail: string }
    'customers.email-change-offered': Nonce
    'customers.email-changed': { newEmail: string }
  }
}

type OwnMails = Pick<
  MailTemplates,
  | 'customers.welcome'
  | 'customers.password-reset'
  | 'customers.password-changed'
  | 'customers.email-change-asked'
  | 'customers.email-change-offered'
  | 'customers.email-changed'
>

/** What the tokens of these mails are good for. */
export const passwordReset = 'password-reset'
export const oldMailbox = 'email-change-old'
export const newMailbox = 'email-change-new'

const welcome: MailTemplate<Record<string, never>> = {
  sample: {},
  write: {
    lv: (_, { page }) => ({
      subject: 'Laipni lūdzam Avotā',
      preview: 'Profils ir izveidots, pirmo piegādi var pasūtīt uzreiz.',
      title: 'Jūsu profils ir gatavs',
      blocks: [
        paragraph(
          'Paldies, ka reģistrējāties! Ūdeni, bio preces un citu Jūsu mājai tagad varat pasūtīt uz rītdienu vai citu Jums ērtu dienu.',
        ),
        paragraph(
          'Pirmajā reizē par 18,9 l pudelēm samaksāsiet depozītu. To atdosim, kad pudeles atgriezīsies pie mums.',
        ),
        action('Izvēlēties preces', page('/goods')),
      ],
    }),
    en: (_, { page }) => ({
      subject: 'Welcome to Avots',
      preview: 'Your account is ready and so is your first delivery.',
      title: 'Your account is ready',
      blocks: [
        paragraph(
          'Thank you for registering! Water, organic goods and more for your home can now come tomorrow or on any day that suits you.',
        ),
        paragraph(
          'The first time you pay a deposit for 18.9 l bottles. You get it back when the bottles come back to us.',
        ),
        action('Choose goods', page('/goods')),
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
        paragraph('Kāds, cerams, Jūs, lūdza atjaunot paroli Avota veikalā. Saite ir derīga 60 minūtes un vienu reizi.'),
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
          'Somebody, hopefully you, asked for a new password at Avots. The link is good for 60 minutes and works once.',
        ),
        action('Set a new password', page(`/renew-password/${token(passwordReset, nonce)}`)),
        paragraph('If you did not ask, do nothing: the password stays as it is.'),
      ],
    }),
  },
}

const passwordChanged: MailTemplate<Record<string, never>> = {
  sample: {},
  write: {
    lv: (_, { page }) => ({
      subject: 'Jūsu parole ir nomainīta',
      preview: 'Ja to nedarījāt Jūs, atjaunojiet paroli tūlīt.',
      title: 'Parole ir nomainīta',
      blocks: [
        paragraph('Citās ierīcēs Jūs vairs neesat pieslēgts. Pieslēdzieties tur ar jauno paroli.'),
        note('attention', 'Ja paroli nenomainījāt Jūs, atjaunojiet to tūlīt un piezvaniet mums.'),
        action('Atjaunot paroli', page('/reset-password')),
      ],
    }),
    en: (_, { page }) => ({
      subject: 'Your password was changed',
      preview: 'If it was not you, reset the password now.',
      title: 'The password was changed',
      blocks: [
        paragraph('You have been logged out elsewhere. Log in there with the new password.'),
        note('attention', 'If it was not you who changed it, reset the password now and call us.'),
        action('Reset the password', page('/reset-password')),
      ],
    }),
  },
}

const emailChangeAsked: MailTemplate<Nonce & { newEmail: string }> = {
  sample: { nonce: 'sample', newEmail: 'anna.jauna@epasts.lv' },
  write: {
    lv: ({ nonce, newEmail }, { page, token }) => ({
      subject: 'Vai mainīt Jūsu e-pasta adresi?',
      preview: `Jaunā adrese būtu ${newEmail}.`,
      title: 'Apstipriniet e-pasta maiņu',
      blocks: [
        paragraph(
          `Jūsu profilā lūgts mainīt e-pasta adresi uz ${newEmail}. Apstipriniet to šeit un vēstulē, ko nosūtījām uz jauno adresi. Saite ir derīga 24 stundas.`,
        ),
        action('Apstiprināt maiņu', page(`/confirm-email/${token(oldMailbox, nonce)}`)),
        note('attention', 'Ja to nelūdzāt Jūs, neapstipriniet un nomainiet paroli.'),
      ],
    }),
    en: ({ nonce, newEmail }, { page, token }) => ({
      subject: 'Change your e-mail address?',
      preview: `The new address would be ${newEmail}.`,
      title: 'Confirm the change of e-mail',
      blocks: [
        paragraph(
          `Your account was asked to use ${newEmail} from now on. Confirm it here and in the letter that we sent to the new address. The link is good for 24 hours.`,
        ),
        action('Confirm the change', page(`/confirm-email/${token(oldMailbox, nonce)}`)),
        note('attention', 'If you did not ask for it, do not confirm, and change your password.'),
      ],
    }),
  },
}

const emailChangeOffered: MailTemplate<Nonce> = {
  sample: { nonce: 'sample' },
  write: {
    lv: ({ nonce }, { page, token }) => ({
      subject: 'Apstipriniet savu jauno e-pasta adresi',
      preview: 'Vēl viens solis, un raksti nāks uz šejieni.',
      title: 'Vai šī ir Jūsu adrese?',
      blocks: [
        paragraph(
          'Šī adrese norādīta profilā Avota veikalā. Apstipriniet to šeit un vēstulē, ko nosūtījām uz līdzšinējo adresi. Saite ir derīga 24 stundas.',
        ),
        action('Apstiprināt adresi', page(`/confirm-email/${token(newMailbox, nonce)}`)),
        paragraph('Ja par to neko nezināt, nekas nav jādara.'),
      ],
    }),
    en: ({ nonce }, { page, token }) => ({
      subject: 'Confirm your new e-mail address',
      preview: 'One more step, and our letters come here.',
      title: 'Is this your address?',
      blocks: [
        paragraph(
          'This address was given for an account at Avots. Confirm it here and in the letter that we sent to the present address. The link is good for 24 hours.',
        ),
        action('Confirm the address', page(`/confirm-email/${token(newMailbox, nonce)}`)),
        paragraph('If this means nothing to you, do nothing.'),
      ],
    }),
  },
}

const emailChanged: MailTemplate<{ newEmail: string }> = {
  sample: { newEmail: 'anna.jauna@epasts.lv' },
  write: {
    lv: ({ newEmail }) => ({
      subject: 'Jūsu e-pasta adrese ir nomainīta',
      preview: `Turpmāk rakstīsim uz ${newEmail}.`,
      title: 'E-pasta adrese ir nomainīta',
      blocks: [
        paragraph(`Turpmāk pieslēdzieties ar ${newEmail}; uz turieni sūtīsim arī vēstules un rēķinus.`),
        note('attention', 'Ja to nedarījāt Jūs, lūdzu piezvaniet mums tūlīt.'),
      ],
    }),
    en: ({ newEmail }) => ({
      subject: 'Your e-mail address was changed',
      preview: `From now on we write to ${newEmail}.`,
      title: 'The e-mail address was changed',
      blocks: [
        paragraph(`From now on log in with ${newEmail}; letters and bills go there, too.`),
        note('attention', 'If it was not you who changed it, please call us now.'),
      ],
    }),
  },
}

export const customerMails: OwnMails = {
  'customers.welcome': welcome,
  'customers.password-reset': reset,
  'customers.password-changed': passwordChanged,
  'customers.email-change-asked': emailChangeAsked,
  'customers.email-change-offered': emailChangeOffered,
  'customers.email-changed': emailChanged,
}
