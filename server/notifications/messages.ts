import { newsletterMails } from './newsletter-messages.ts'
import { reminderMails } from './reminder-messages.ts'
import { withdrawalMails } from './withdrawal-messages.ts'

export const notificationMails = { ...reminderMails, ...newsletterMails, ...withdrawalMails }
