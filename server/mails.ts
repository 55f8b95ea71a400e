import type { House } from './house.ts'
import type { MailTemplates } from './platform/mail/mails.ts'
import { smtpPost } from './platform/mail/post.ts'
import type { MailRoom } from './platform/mail/send-mail.ts'

/** Every mail of the shop by name, from the rooms' `messages.ts`. */
export const mailTemplates: MailTemplates = {}

/** What the shop's mails are written and sent with. */
export const mailRoom = ({ db, clock, log, config, secret }: House): MailRoom => ({
  db,
  clock,
  log,
  secret,
  publicUrl: config.publicUrl,
  production: config.production,
  templates: mailTemplates,
  post: config.SMTP_URL === undefined ? undefined : smtpPost(config.SMTP_URL, config.MAIL_FROM),
  wants: async () => true,
})
