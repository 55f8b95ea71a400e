import { action, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'

type Nonce = { nonce: string }

/** The purposes of the tokens in these mails. */
export const oldMailbox = 'email-change-old'
export const newMailbox = 'email-change-new'

export const emailChangeAsked: MailTemplate<Nonce & { newEmail: string }> = {
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
      title: 'Confirm your new e-mail address',
      blocks: [
        paragraph(
          `We were asked to change the e-mail address of your profile to ${newEmail}. Confirm it here and in the e-mail that we sent to the new address. The link is good for 24 hours.`,
        ),
        action('Confirm the change', page(`/confirm-email/${token(oldMailbox, nonce)}`)),
        note('attention', 'If you did not ask for it, do not confirm, and change your password.'),
      ],
    }),
  },
}

export const emailChangeOffered: MailTemplate<Nonce> = {
  sample: { nonce: 'sample' },
  write: {
    lv: ({ nonce }, { page, token }) => ({
      subject: 'Apstipriniet savu jauno e-pasta adresi',
      preview: 'Vēl viens solis, un mūsu vēstules nāks uz šo adresi.',
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
      preview: 'One more step, and our e-mails will come here.',
      title: 'Is this your address?',
      blocks: [
        paragraph(
          'This address was given for a profile at Avots. Confirm it here and in the e-mail that we sent to the current address. The link is good for 24 hours.',
        ),
        action('Confirm the address', page(`/confirm-email/${token(newMailbox, nonce)}`)),
        paragraph('If this means nothing to you, do nothing.'),
      ],
    }),
  },
}

export const emailChanged: MailTemplate<{ newEmail: string }> = {
  sample: { newEmail: 'anna.jauna@epasts.lv' },
  write: {
    lv: ({ newEmail }) => ({
      subject: 'Jūsu e-pasta adrese ir nomainīta',
      preview: `Turpmāk rakstīsim uz ${newEmail}.`,
      title: 'E-pasta adrese ir nomainīta',
      blocks: [
        paragraph(
          `Turpmāk pieslēdzieties ar ${newEmail}; uz turieni sūtīsim arī vēstules un rēķinus.`,
        ),
        note('attention', 'Ja to nedarījāt Jūs, lūdzu, piezvaniet mums tūlīt.'),
      ],
    }),
    en: ({ newEmail }) => ({
      subject: 'Your e-mail address was changed',
      preview: `From now on we write to ${newEmail}.`,
      title: 'The e-mail address was changed',
      blocks: [
        paragraph(`From now on log in with ${newEmail}; e-mails and bills go there, too.`),
        note('attention', 'If it was not you who changed it, please call us now.'),
      ],
    }),
  },
}

export const confirmEmail: MailTemplate<Nonce> = {
  sample: { nonce: 'sample' },
  write: {
    lv: ({ nonce }, { page, token }) => ({
      subject: 'Apstipriniet savu e-pasta adresi',
      preview: 'Lai mūsu vēstules nonāktu pie Jums.',
      title: 'Vai šī ir Jūsu adrese?',
      blocks: [
        paragraph(
          'Šī adrese norādīta profilā Avota veikalā. Kamēr tā nav apstiprināta, šeit sūtām tikai pasūtījumu vēstules, un paroli ar to atjaunot nevar.',
        ),
        action('Apstiprināt adresi', page(`/confirm-email/${token(newMailbox, nonce)}`)),
        paragraph('Ja par to neko nezināt, nekas nav jādara.'),
      ],
    }),
    en: ({ nonce }, { page, token }) => ({
      subject: 'Confirm your e-mail address',
      preview: 'So that our e-mails reach you.',
      title: 'Is this your address?',
      blocks: [
        paragraph(
          'This address was given for a profile at Avots. Until it is confirmed, only the e-mails of orders come here, and no password can be reset with it.',
        ),
        action('Confirm the address', page(`/confirm-email/${token(newMailbox, nonce)}`)),
        paragraph('If this means nothing to you, do nothing.'),
      ],
    }),
  },
}
