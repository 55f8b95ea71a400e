import { autoshipMails } from './autoship/messages.ts'
import { catalogueMails } from './catalogue/messages.ts'
import { customerMails } from './customers/messages.ts'
import { depositMails } from './deposits/messages.ts'
import { disputeMails } from './dispatch/dispute-messages.ts'
import { dispatchMails } from './dispatch/messages.ts'
import type { App } from './app-context.ts'
import { notificationMails } from './notifications/messages.ts'
import { wantsMail } from './notifications/wants-mail.ts'
import { orderMails } from './orders/messages.ts'
import { paperMails } from './papers/messages.ts'
import type { MailTemplates } from './platform/mail/mails.ts'
import { paymentMails } from './payments/messages.ts'
import { smtpPost } from './platform/mail/post.ts'
import type { MailRoom } from './platform/mail/send-mail.ts'
import type { Desk } from './platform/mail/write-mail.ts'

/** Every mail of the shop by name, from the rooms' `messages.ts`. */
export const mailTemplates: MailTemplates = {
  ...catalogueMails,
  ...customerMails,
  ...notificationMails,
  ...orderMails,
  ...autoshipMails,
  ...dispatchMails,
  ...disputeMails,
  ...depositMails,
  ...paperMails,
  ...paymentMails,
}

/** What the shop's letters are written with. */
export const mailDesk = ({ clock, config, secret }: App): Desk => ({
  clock,
  secret,
  publicUrl: config.publicUrl,
  templates: mailTemplates,
})

/** … and sent. */
export const mailRoom = (app: App): MailRoom => ({
  ...mailDesk(app),
  db: app.db,
  log: app.log,
  production: app.config.production,
  post:
    app.config.SMTP_URL === undefined
      ? undefined
      : smtpPost(app.config.SMTP_URL, app.config.MAIL_FROM),
  wants: wantsMail,
})
