import { alwaysByMail, type MessageKind } from '../../../domain/notifications/message-kinds.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { WaitingMail } from '../../platform/mail/mail-store.ts'
import type { MailName } from '../../platform/mail/mails.ts'
import { findChoices } from './push-store.ts'
import { sendPush } from './send-push.ts'

/** The kind of each letter that may come to a phone; all others are mails alone. */
const kindOf: Partial<Record<MailName, MessageKind>> = {
  'dispatch.next-stop': 'next_stop',
  'dispatch.delay': 'late',
  'papers.issued': 'delivered',
  'dispatch.undelivered': 'orders',
  'orders.placed': 'orders',
  'orders.changed': 'orders',
  'orders.cancelled': 'orders',
  'autoship.confirm': 'autoship',
  'autoship.confirm-tomorrow': 'autoship',
  'autoship.not-coming': 'autoship',
  'autoship.new-day': 'autoship',
  'autoship.skipped': 'autoship',
  'notifications.low-balance': 'reminders',
  'catalogue.back-in-stock': 'back_in_stock',
}

type Mail = Pick<WaitingMail, 'id' | 'template' | 'customerId' | 'attempts' | 'payload'>

/** Of the papers only an invoice tells of a delivery. */
const tellsNothing = ({ template, payload }: Mail): boolean =>
  template === 'papers.issued' && (payload as { kind: string }).kind !== 'invoice'

/**
 * Sends a letter to the phones of a customer who has chosen so; true when it need not be mailed as
 * well. Where no phone takes it, it is a mail again, so that nothing is lost.
 */
export async function notifyByPush(app: AppWithDb, mail: Mail, letter: Letter): Promise<boolean> {
  const kind = kindOf[mail.template as MailName]
  if (kind === undefined || tellsNothing(mail)) return false
  if (mail.customerId === null || mail.attempts > 0) return false
  const choices = await findChoices(app.db, mail.customerId)
  if (!choices.has(kind)) return false
  const action = letter.blocks.find((block) => block.kind === 'action')
  const sent = await sendPush(app, mail.customerId, {
    title: letter.title,
    body: letter.preview,
    url: letter.opens ?? action?.address ?? app.config.publicUrl,
    tag: `mail-${mail.id}`,
  })
  return sent > 0 && !alwaysByMail.includes(kind)
}
