import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, Email, filledText, Flag, text } from '../shared/scalars.ts'

const Key = z.string().min(20, 'invalid').max(500, 'too_long')

const MailTopic = z.literal(['newsletter', 'reminders', 'back_in_stock'])

const Subscription = z
  .object({ topic: MailTopic, subscribed: Flag })
  .meta({ id: 'MailSubscription' })

const Withdrawn = data(z.object({ email: z.string(), confirmed_at: z.string() }))

export const notificationCalls = callTable({
  giveConsent: {
    method: 'POST',
    path: '/consent',
    summary: 'Records the consents given and refused, with the version of the text',
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
    summary: 'The topic of a mail’s key and whether its reader is subscribed; changes nothing',
    audience: 'anyone',
    query: z.object({ key: Key }),
    answer: data(Subscription),
    refusals: ['link_invalid'],
  },
  changeMailSubscription: {
    method: 'POST',
    path: '/mail-subscription',
    summary: 'Unsubscribes from, or subscribes to, the topic of a mail’s key',
    audience: 'anyone',
    body: z.strictObject({ key: Key, subscribed: Flag }),
    answer: data(Subscription),
    refusals: ['link_invalid'],
  },
  stateWithdrawal: {
    method: 'POST',
    path: '/withdrawal',
    summary:
      'The first step of withdrawing from a contract: the statement, without effect until confirmed',
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
    summary: 'The second step: confirms the statement and mails a receipt, or asks for the address',
    audience: 'anyone',
    body: z.strictObject({ key: Key }),
    answer: Withdrawn,
    refusals: ['link_invalid'],
  },
  confirmWithdrawalAddress: {
    method: 'POST',
    path: '/withdrawal/address',
    summary: 'Confirms the e-mail address of a withdrawal by the link mailed to it',
    audience: 'anyone',
    body: z.strictObject({ key: Key }),
    answer: Withdrawn,
    refusals: ['link_invalid'],
  },
})
