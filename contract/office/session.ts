import { z } from 'zod'
import { extents, type Right, rights, roles } from '../../domain/staff/rights.ts'
import { callTable } from '../shared/call.ts'
import { Done, filledText, Id, NoBody, PasswordText } from '../shared/scalars.ts'
import { PasskeyAnswer, PasskeyRequest } from '../shared/passkeys.ts'

const RightName = z.enum(Object.keys(rights) as [Right, ...Right[]])

const OfficeSession = z
  .object({
    staff: z.object({ id: Id, name: z.string(), roles: z.array(z.enum(roles)) }),
    /** The owner who looks at the office as this person, to read only. */
    viewedBy: z.object({ id: Id, name: z.string() }).nullable(),
    /** The shop's day. */
    today: z.string(),
    /** How far each right goes; a right that is not listed is not given. */
    rights: z.partialRecord(RightName, z.enum(extents)),
  })
  .meta({ id: 'OfficeSession' })

/** What is left of signing in. */
const SignIn = z
  .object({
    step: z.enum(['factor', 'set_up', 'done']),
    name: z.string(),
    factors: z.array(z.enum(['totp', 'passkey', 'recovery_code'])),
    lastSignIn: z.object({ at: z.iso.datetime(), device: z.string() }).nullable(),
  })
  .meta({ id: 'SignIn' })

/** Signing in, by steps, and out. */
export const sessionCalls = callTable({
  readOfficeSession: {
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in, and what they may do',
    audience: { staff: 'any' },
    answer: OfficeSession,
  },
  signIn: {
    method: 'POST',
    path: '/sign-in',
    summary: 'The first step: the e-mail or phone, and the password',
    audience: 'anyone',
    body: z.object({
      login: filledText(254),
      password: PasswordText,
      /** Stay signed in when the browser is closed, for 12 hours at most. */
      stays: z.boolean().default(false),
    }),
    answer: SignIn,
    refusals: ['invalid_credentials'],
  },
  readSignIn: {
    method: 'GET',
    path: '/sign-in',
    summary: 'The step of signing in that is due',
    audience: 'signing_in',
    answer: SignIn,
  },
  confirmByCode: {
    method: 'POST',
    path: '/sign-in/code',
    summary: 'The second step by a code of the app or a recovery code; also to confirm later',
    audience: 'signing_in',
    body: z.object({ code: filledText(20), stays: z.boolean().default(false) }),
    answer: Done,
    refusals: ['code_wrong'],
  },
  requestPasskey: {
    method: 'POST',
    path: '/sign-in/passkey-request',
    summary: 'What the browser needs to ask for a passkey',
    audience: 'signing_in',
    body: NoBody,
    answer: PasskeyRequest,
  },
  confirmByPasskey: {
    method: 'POST',
    path: '/sign-in/passkey',
    summary: 'The second step by a passkey; also to confirm later',
    audience: 'signing_in',
    body: z.object({ answer: PasskeyAnswer, stays: z.boolean().default(false) }),
    answer: Done,
    refusals: ['passkey_unknown'],
  },
  signOut: {
    method: 'DELETE',
    path: '/session',
    summary: 'Ends this session',
    audience: 'signing_in',
    answer: Done,
    isForViewing: true,
  },
  startViewing: {
    method: 'POST',
    path: '/session/viewing',
    summary: 'Shows the office as another person sees it, to read only; that it began is recorded',
    audience: { staff: 'viewAsAnother' },
    body: z.object({ staffId: Id }),
    answer: Done,
    refusals: ['not_found', 'factor_needed'],
  },
  endViewing: {
    method: 'DELETE',
    path: '/session/viewing',
    summary: 'Shows the own office again',
    audience: { staff: 'any' },
    answer: Done,
    isForViewing: true,
  },
  readInvitation: {
    method: 'POST',
    path: '/invitation',
    summary: 'Whom the link of an invitation is for',
    audience: 'anyone',
    body: z.object({ token: filledText(100) }),
    answer: z.object({
      name: z.string(),
      login: z.string(),
      roles: z.array(z.enum(roles)),
      expiresAt: z.iso.datetime(),
    }),
    refusals: ['link_invalid'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitation/accept',
    summary: 'Sets the password by the link, once, and signs in',
    audience: 'anyone',
    body: z.object({
      token: filledText(100),
      password: PasswordText,
      passwordAgain: PasswordText,
    }),
    answer: SignIn,
    refusals: ['link_invalid'],
  },
})
