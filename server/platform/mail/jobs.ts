import { enqueueAll } from '../queue.ts'
import type { JobHandlers } from '../start-worker.ts'
import { lateMails } from './mail-store.ts'
import { type MailRoom, sendMail } from './send-mail.ts'

declare module '../queue.ts' {
  interface Jobs {
    'mail.catch-up': Record<string, never>
  }
}

export const mailJobs = (room: MailRoom): Pick<JobHandlers, 'mail.send' | 'mail.catch-up'> => ({
  'mail.send': ({ mailId }) => sendMail(room, mailId),
  'mail.catch-up': async () => {
    // Without a post they wait for one, and need not be looked at every minute.
    if (room.post === undefined && room.production) return
    const late = await lateMails(room.db)
    await enqueueAll(
      room.db,
      'mail.send',
      late.map(({ id }) => ({ payload: { mailId: id }, key: `mail:${id}` })),
    )
  },
})
