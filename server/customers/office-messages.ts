import { action, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate, MailTemplates } from '../platform/mail/mails.ts'
import { newMailbox } from './email-change-messages.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'customers.added': { nonce: string }
    'customers.merged': Record<string, never>
  }
}

/** To a person whom the office has added on the phone. */
const added: MailTemplate<{ nonce: string }> = {
  sample: { nonce: 'sample' },
  write: {
    lv: ({ nonce }, { page, token }) => ({
      subject: 'Jūsu profils Avotā',
      preview: 'Pēc mūsu sarunas esam izveidojuši Jūsu profilu.',
      title: 'Jūsu profils ir izveidots',
      blocks: [
        paragraph(
          'Pēc mūsu telefonsarunas esam izveidojuši Jūsu profilu. Pirmajā reizē par 18,9 l pudelēm samaksāsiet depozītu. To atdosim, kad pudeles atgriezīsies pie mums.',
        ),
        paragraph(
          'Lai zinātu, ka šī ir Jūsu adrese, lūdzu, apstipriniet to. Pēc tam varat izveidot paroli un visu redzēt arī paši.',
        ),
        action('Apstiprināt adresi', page(`/confirm-email/${token(newMailbox, nonce)}`)),
        note(
          'attention',
          'Ja Jūs mums nezvanījāt, atbildiet uz šo vēstuli, un mēs profilu dzēsīsim.',
        ),
      ],
    }),
    en: ({ nonce }, { page, token }) => ({
      subject: 'Your profile at Avots',
      preview: 'We have created a profile for you after our call.',
      title: 'Your profile has been created',
      blocks: [
        paragraph(
          'After our call we have created a profile for you. The first time you pay a deposit for 18.9 l bottles. You get it back when the bottles come back to us.',
        ),
        paragraph(
          'Please confirm this address, so that we know that it is yours. Then you can set a password and see everything yourself.',
        ),
        action('Confirm the address', page(`/confirm-email/${token(newMailbox, nonce)}`)),
        note(
          'attention',
          'If you did not call us, reply to this e-mail and we will delete the profile.',
        ),
      ],
    }),
  },
}

/** Of two records of one customer there is one now. */
const merged: MailTemplate<Record<string, never>> = {
  sample: {},
  write: {
    lv: (_payload, { page }) => ({
      subject: 'Jūsu divi profili ir apvienoti',
      preview: 'Nauda, bonuss, pudeles un adreses ir vienā profilā.',
      title: 'Tagad Jums ir viens profils',
      blocks: [
        paragraph(
          'Jums bija divi profili, un mēs tos esam apvienojuši. Nauda, bonuss, depozīts, pudeles un adreses tagad ir šajā profilā; agrākie dokumenti paliek spēkā.',
        ),
        action('Atvērt profilu', page('/user/profile')),
        note('attention', 'Ja tas nebija Jūsu otrs profils, lūdzu, atbildiet uz šo vēstuli.'),
      ],
    }),
    en: (_payload, { page }) => ({
      subject: 'Your two profiles are one now',
      preview: 'Money, bonus, bottles and addresses are in one profile.',
      title: 'You have one profile now',
      blocks: [
        paragraph(
          'You had two profiles, and we have made one of them. Money, bonus, deposit, bottles and addresses are in this profile now; earlier documents stay valid.',
        ),
        action('Open the profile', page('/user/profile')),
        note('attention', 'If the other profile was not yours, please reply to this e-mail.'),
      ],
    }),
  },
}

/** What the office does with the records of customers. */
export const officeCustomerMails: Pick<MailTemplates, 'customers.added' | 'customers.merged'> = {
  'customers.added': added,
  'customers.merged': merged,
}
