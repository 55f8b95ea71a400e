import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { PasskeyAnswer, PasskeyRequest } from '../../shared/passkeys.ts'
import { data, Email, filledText, Flag, Id, NoBody, text } from '../../shared/scalars.ts'
import { profileCalls, UserFields } from '../profile.ts'

/** With a guest's token, the guest's cart comes along. */
const GuestCartId = Id.nullish()

/** Ways in beside `authenticate`, and the question before them: who is it? */
export const logInWayCalls = callTable({
  lookUpEmail: {
    method: 'POST',
    path: '/email-lookup',
    summary: 'Whether an e-mail has a profile, as a registration would say; limited alike',
    audience: 'token',
    body: z.object({ email: Email }),
    answer: data(z.object({ is_known: Flag })),
    refusals: ['too_many_requests'],
  },
  requestLogInLink: {
    method: 'POST',
    path: '/authenticate/link',
    summary:
      'Mails a link that logs in once, for 15 minutes; answers the same whether or not the ' +
      'e-mail is known',
    audience: 'anyone',
    ignoresExpiredToken: true,
    body: z.object({
      email: Email,
      /** The page that was left, as a path of the shop. */
      to: text(500).optional(),
      cartid: GuestCartId,
    }),
    answer: data(z.null()),
    refusals: ['too_many_requests'],
  },
  logInByLink: {
    method: 'POST',
    path: '/authenticate/link/confirm',
    summary: 'Gives a token for the token of a mailed link, once, and the page that was left',
    audience: 'anyone',
    ignoresExpiredToken: true,
    body: z.object({ token: filledText(100), cartid: GuestCartId }),
    answer: z.object({ token: z.string(), to: z.string() }),
    refusals: ['link_invalid', 'too_many_requests'],
  },
  requestLogInPasskey: {
    method: 'POST',
    path: '/authenticate/passkey/request',
    summary: 'What the browser needs to ask for a passkey of this shop, whoever it belongs to',
    audience: 'anyone',
    ignoresExpiredToken: true,
    body: NoBody,
    answer: PasskeyRequest,
    refusals: ['too_many_requests'],
  },
  logInByPasskey: {
    method: 'POST',
    path: '/authenticate/passkey',
    summary: 'Gives a token for a passkey',
    audience: 'anyone',
    ignoresExpiredToken: true,
    body: z.object({ answer: PasskeyAnswer, cartid: GuestCartId }),
    answer: z.object({ token: z.string() }),
    refusals: ['passkey_unknown', 'too_many_requests'],
  },
  registerWithoutPassword: {
    method: 'POST',
    path: '/registration',
    summary:
      'Registers the guest of the token without a password, who then logs in by a mailed link or ' +
      'a passkey',
    audience: 'token',
    body: UserFields.omit({ password: true, password2: true }),
    answer: profileCalls.saveUser.answer,
    refusals: ['conflict', 'too_many_requests'],
  },
})
