import { z } from 'zod'
import { callTable } from './call.ts'
import { data, Email, filledText, Flag, text } from './scalars.ts'

const Key = z.string().min(20, 'invalid').max(500, 'too_long')

const MailTopic = z.literal(['newsletter', 'reminders', 'back_in_stock'])

const Subscription = z
  .object({ topic: MailTopic, subscribed: Flag })
  .meta({ id: 'MailSubscription' })

export const notificationCalls = callTable({
  giveConsent: {
    method: 'POST',
    path: '/consent',
    summary: 'Records what somebody agreed to and what not, with the text that they were shown',
    audience: 'token',
    body: z.strictObject({
      text_version: filledText(40),
      purposes: z
        .array(
          z.strictObject({ purpose: z.literal(['analytics', 'marketing']), granted: z.boolean() }),
        )
        .min(1)
        .max(2),
    }),
    answer: data(z.null()),
  },
  readMailSubscription: {
    method: 'GET',
    path: '/mail-subscription',
    summary:
      'Which letters the key of a mail is about, and whether they are wanted; changes nothing',
    audience: 'anyone',
    query: z.object({ key: Key }),
    answer: data(Subscription),
    refusals: ['link_invalid'],
  },
  changeMailSubscription: {
    method: 'POST',
    path: '/mail-subscription',
    summary: 'Stops or resumes the letters that the key of a mail is about',
    audience: 'anyone',
    body: z.strictObject({ key: Key, subscribed: Flag }),
    answer: data(Subscription),
    refusals: ['link_invalid'],
  },
  stateWithdrawal: {
    method: 'POST',
    path: '/withdrawal',
    summary:
      'The first step of withdrawing from a contract: the statement, kept until it is confirmed',
    audience: 'anyone',
    body: z.strictObject({
      name: filledText(200),
      email: Email,
      contract: filledText(200),
      statement: text(2_000).default(''),
    }),
    answer: data(z.object({ key: z.string() })),
    refusals: ['too_many_requests'],
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/withdrawal/confirm',
    summary: 'The second step: confirms the statement, of which a receipt is sent at once',
    audience: 'anyone',
    body: z.strictObject({ key: Key }),
    answer: data(z.object({ email: z.string(), confirmed_at: z.string() })),
    refusals: ['link_invalid'],
  },
})
