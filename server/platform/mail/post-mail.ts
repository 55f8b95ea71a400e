import type { BaseLogger } from 'pino'
import type { Db } from '../database/connect.ts'
import { oneFor } from '../one-for.ts'
import { together } from '../together.ts'
import { enqueueMails } from './mail-store.ts'

/**
 * Gives a mail that has been committed without a job its job, many at once: in the transaction itself a job costs more than
 * the order that it is about, and its notice lets commits through one at a time. `mail.catch-up` finds what was left behind.
 */
export const postMail = oneFor(({ db, log }: { db: Db; log: Pick<BaseLogger, 'warn'> }) =>
  together(async (messageIds: string[]) => {
    await enqueueMails(db, messageIds).catch((err: unknown) =>
      log.warn({ err }, 'mails wait for the next catch-up'),
    )
    return messageIds
  }),
)
