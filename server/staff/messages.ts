import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate, MailTemplates } from '../platform/mail/mails.ts'

type Invitation = { nonce: string; name: string; hours: number }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'staff.invitation': Invitation
  }
}

/** The purpose of the token in the mail. */
export const invitationToken = 'staff-invitation'

/** Behind `#`, so that neither a server nor a referrer sees the token. */
const linkOf = (token: string) => `/office/invitation#${token}`

const invitation: MailTemplate<Invitation> = {
  toOffice: true,
  sample: { nonce: 'sample', name: 'Inese Kļaviņa', hours: 72 },
  write: {
    lv: ({ nonce, name, hours }, { page, token }) => ({
      subject: 'Jūsu pieeja Avota birojam',
      preview: `Saite ir derīga ${hours} stundas un der vienu reizi.`,
      title: 'Laipni lūdzam Avota birojā',
      blocks: [
        paragraph(
          `${name}, Jums ir izveidota pieeja Avota birojam. Izvēlieties paroli, un varēsiet sākt darbu. Saite ir derīga ${hours} stundas un der vienu reizi.`,
        ),
        action('Izvēlēties paroli', page(linkOf(token(invitationToken, nonce)))),
        paragraph('Ja Avotā nestrādājat, šo vēstuli varat izdzēst.'),
      ],
    }),
    en: ({ nonce, name, hours }, { page, token }) => ({
      subject: 'Your access to the Avots office',
      preview: `The link is good for ${hours} hours and works once.`,
      title: 'Welcome to the Avots office',
      blocks: [
        paragraph(
          `${name}, you now have access to the Avots office. Choose a password and start working. The link is good for ${hours} hours and works once.`,
        ),
        action('Choose a password', page(linkOf(token(invitationToken, nonce)))),
        paragraph('If you do not work at Avots, you can delete this e-mail.'),
      ],
    }),
  },
}

export const staffMails: Pick<MailTemplates, 'staff.invitation'> = {
  'staff.invitation': invitation,
}
