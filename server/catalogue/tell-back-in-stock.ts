import type { House } from '../house.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { takeAnswerable } from './back-in-stock-store.ts'

/** Writes to everybody whose good can be had again, once. */
export const tellBackInStock = ({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const { requestId, customerId, ...payload } of await takeAnswerable(tx, clock.now())) {
      await queueMail(tx, { template: 'catalogue.back-in-stock', cause: `request:${requestId}`, customerId, payload })
    }
  })
