import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Done, filledText, Id, IdText, NoBody, PasswordText } from '../shared/scalars.ts'
import { NewPasskey, PasskeyCreation } from '../shared/passkeys.ts'

const params = z.object({ id: IdText })
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const OwnAccess = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    hasTotp: z.boolean(),
    passkeys: z.array(
      z.object({
        id: Id,
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    recoveryCodesLeft: z.int(),
    isFactorObligatory: z.boolean(),
    sessions: z.array(
      z.object({
        id: Id,
        device: z.string(),
        isThis: z.boolean(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'OwnAccess' })

/** What each person decides of their own sign-in. */
export const ownCalls = callTable({
  readOwnAccess: {
    method: 'GET',
    path: '/own',
    summary: 'The own second factors and the devices that are signed in',
    audience: { staff: 'any' },
    answer: OwnAccess,
  },
  changeOwnPassword: {
    method: 'POST',
    path: '/own/password',
    summary: 'Sets a new password and ends the other sessions',
    audience: { staff: 'any' },
    body: z.object({
      oldPassword: PasswordText,
      password: PasswordText,
      passwordAgain: PasswordText,
    }),
    answer: Done,
  },
  startTotp: {
    method: 'POST',
    path: '/own/totp',
    summary: 'A new secret for an authenticator app; it counts once a code of it is confirmed',
    audience: 'signing_in',
    body: NoBody,
    answer: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['factor_needed', 'conflict'],
  },
  confirmTotp: {
    method: 'POST',
    path: '/own/totp/confirm',
    summary: 'Turns the app on by its first code',
    audience: 'signing_in',
    body: z.object({ code: filledText(20) }),
    answer: RecoveryCodes,
    refusals: ['code_wrong', 'factor_needed'],
  },
  removeTotp: {
    method: 'DELETE',
    path: '/own/totp',
    summary: 'Turns the app off',
    audience: { staff: 'any' },
    answer: Done,
    refusals: ['factor_needed', 'factor_obligatory'],
  },
  startPasskey: {
    method: 'POST',
    path: '/own/passkey-creation',
    summary: 'What the browser needs to make a passkey',
    audience: 'signing_in',
    body: NoBody,
    answer: PasskeyCreation,
    refusals: ['factor_needed'],
  },
  addPasskey: {
    method: 'POST',
    path: '/own/passkeys',
    summary: 'Adds the passkey that the browser made',
    audience: 'signing_in',
    body: z.object({ name: filledText(60), passkey: NewPasskey }),
    answer: RecoveryCodes,
    refusals: ['passkey_unknown', 'factor_needed'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/own/passkeys/:id',
    summary: 'Removes a passkey',
    audience: { staff: 'any' },
    params,
    answer: Done,
    refusals: ['factor_needed', 'factor_obligatory'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/own/recovery-codes',
    summary: 'Ten new recovery codes; the earlier ones stop working',
    audience: { staff: 'any' },
    body: NoBody,
    answer: RecoveryCodes,
    refusals: ['factor_needed'],
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/own/sessions/:id',
    summary: 'Ends one of the own sessions',
    audience: { staff: 'any' },
    params,
    answer: Done,
  },
  endOtherOwnSessions: {
    method: 'DELETE',
    path: '/own/sessions',
    summary: 'Ends all own sessions but this one',
    audience: { staff: 'any' },
    answer: Done,
  },
})
