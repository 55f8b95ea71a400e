import { bankMails } from './bank/messages.ts'
import { autoshipMails } from './autoship/messages.ts'
import { stockMails } from './stock/messages.ts'
import { logInMails } from './customers/log-in-messages.ts'
import { customerMails } from './customers/messages.ts'
import { officeCustomerMails } from './customers/office-messages.ts'
import { depositMails } from './bottles/deposit-messages.ts'
import { explainedMails } from './bottles/explained-messages.ts'
import { disputeMails } from './bottles/dispute-messages.ts'
import { dispatchMails } from './dispatch/messages.ts'
import type { AppWithDb } from './app-context.ts'
import { feedbackMails } from './feedback/messages.ts'
import { notificationMails } from './notifications/messages.ts'
import { notifyByPush } from './notifications/push/notify-by-push.ts'
import { wantsMail } from './notifications/subscription.ts'
import { orderMails } from './orders/messages.ts'
import { documentMails } from './documents/messages.ts'
import type { MailTemplates } from './platform/mail/mails.ts'
import { paymentMails } from './payments/messages.ts'
import { smtpTransport } from './platform/mail/smtp-transport.ts'
import { staffMails } from './staff/messages.ts'
import type { MailDeps } from './platform/mail/send-mail.ts'
import type { MailContext } from './platform/mail/write-mail.ts'

/** All mails of the shop by name, from the rooms' `messages.ts`. */
export const mailTemplates: MailTemplates = {
  ...stockMails,
  ...customerMails,
  ...logInMails,
  ...officeCustomerMails,
  ...notificationMails,
  ...orderMails,
  ...autoshipMails,
  ...dispatchMails,
  ...disputeMails,
  ...feedbackMails,
  ...depositMails,
  ...bankMails,
  ...explainedMails,
  ...documentMails,
  ...paymentMails,
  ...staffMails,
}

/** What is needed to render mails. */
export const mailContext = ({ clock, config, secret, settings }: AppWithDb): MailContext => ({
  clock,
  secret,
  publicUrl: config.publicUrl,
  templates: mailTemplates,
  seller: async () => (await settings()).seller,
})

/** What is needed to send mails. */
export const mailDeps = (app: AppWithDb): MailDeps => ({
  ...mailContext(app),
  db: app.db,
  log: app.log,
  production: app.config.production,
  transport:
    app.config.SMTP_URL === undefined
      ? undefined
      : smtpTransport(app.config.SMTP_URL, app.config.MAIL_FROM),
  wantsMail: wantsMail,
  notify: (mail, letter) => notifyByPush(app, mail, letter),
})
