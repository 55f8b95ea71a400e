import type { JobHandlers } from '../start-worker.ts'
import { type MailRoom, sendMail } from './send-mail.ts'

export const mailJobs = (room: MailRoom): Pick<JobHandlers, 'mail.send'> => ({
  'mail.send': ({ mailId }) => sendMail(room, mailId),
})
