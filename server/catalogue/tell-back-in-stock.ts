import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMails } from '../platform/mail/queue-mail.ts'
import { takeAnswerable } from './back-in-stock-store.ts'

/** Writes to everybody whose good can be had again, once. */
export const tellBackInStock = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const answered = await takeAnswerable(tx, clock.now())
    const mails = answered.map(({ requestId, customerId, ...payload }) => ({
      cause: `request:${requestId}`,
      customerId,
      payload,
    }))
    await queueMails(tx, 'catalogue.back-in-stock', mails)
  })
