import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { NewPasskey, PasskeyCreation } from '../../shared/passkeys.ts'
import { data, filledText, Flag, Id, IdText, PasswordText } from '../../shared/scalars.ts'

/** Asked for, where there is one, when the log-in is older than 15 minutes. */
const Proof = z.object({ password: PasswordText.optional() }).optional()

const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})

export const passkeyCalls = callTable({
  listLogInWays: {
    method: 'GET',
    path: '/log-in-ways',
    summary: 'Whether the customer has a password, and the passkeys',
    audience: 'customer',
    answer: data(z.object({ has_password: Flag, passkeys: z.array(Passkey) })),
  },
  startOwnPasskey: {
    method: 'POST',
    path: '/passkey/creation',
    summary:
      'What the browser needs to make a passkey; needs a log-in of the last 15 minutes or the password',
    audience: 'customer',
    body: Proof,
    answer: PasskeyCreation,
    refusals: ['log_in_again', 'too_many_requests'],
  },
  addOwnPasskey: {
    method: 'POST',
    path: '/passkey',
    summary: 'Adds the passkey that the browser made, and mails that it was added',
    audience: 'customer',
    body: z.object({ name: filledText(60), passkey: NewPasskey }),
    answer: data(z.null()),
    refusals: ['passkey_unknown', 'too_many_passkeys'],
  },
  removeOwnPasskey: {
    method: 'DELETE',
    path: '/passkey/:id',
    summary:
      'Removes a passkey, after a log-in of the last 15 minutes or with the password; a session that it opened goes on until it is ended',
    audience: 'customer',
    params: z.object({ id: IdText }),
    body: Proof,
    answer: data(z.null()),
    refusals: ['log_in_again', 'not_found', 'too_many_requests'],
  },
})
