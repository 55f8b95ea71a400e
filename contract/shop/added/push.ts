import { z } from 'zod'
import { messageKinds } from '../../../domain/notifications/message-kinds.ts'
import { callTable } from '../../shared/call.ts'
import { data, Flag, Id, IdText, NoBody, text } from '../../shared/scalars.ts'

const MessageKind = z.enum(messageKinds, 'invalid')

/** How messages of each kind come, and the devices that take them. */
export const MessageChoices = z
  .object({
    /** For the browser's subscription; null where the shop sends no push. */
    public_key: z.string().nullable(),
    kinds: z.array(
      z.object({
        kind: MessageKind,
        by_push: Flag,
        /** 1 where the mail comes too. */
        always_by_mail: Flag,
      }),
    ),
    devices: z.array(z.object({ id: Id, name: z.string(), added_at: z.iso.datetime() })),
  })
  .meta({ id: 'MessageChoices' })
export type MessageChoices = z.output<typeof MessageChoices>

/** A key in base64url. */
const Key = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`), 'invalid')

export const pushCalls = callTable({
  readMessageChoices: {
    method: 'GET',
    path: '/messages',
    summary: 'How the customer gets messages: by mail or on which devices',
    audience: 'customer',
    answer: data(MessageChoices),
  },
  chooseMessages: {
    method: 'POST',
    path: '/messages',
    summary: 'Messages of a kind come by push to the devices, or by mail',
    audience: 'customer',
    body: z.strictObject({ kind: MessageKind, by_push: Flag }),
    answer: data(MessageChoices),
  },
  addPushDevice: {
    method: 'POST',
    path: '/push-device',
    summary: 'Adds a browser’s push subscription; the same one replaces itself',
    audience: 'customer',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https?$/, error: 'invalid' }).max(1_000, 'too_long'),
      keys: z.strictObject({ p256dh: Key(87), auth: Key(22) }),
      name: text(100).default(''),
    }),
    answer: data(MessageChoices),
    refusals: ['push_off'],
  },
  removePushDevice: {
    method: 'DELETE',
    path: '/push-device/:id',
    summary: 'Removes a device; messages come by mail when none is left',
    audience: 'customer',
    params: z.object({ id: IdText }),
    body: NoBody,
    answer: data(MessageChoices),
    refusals: ['not_found'],
  },
})
