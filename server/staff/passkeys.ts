import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import type { NewPasskey, PasskeyAnswer } from '../../contract/office/passkeys.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { findPasskeys, insertPasskey, markPasskeyUsed } from './factor-store.ts'
import { requireFreshForChange } from './own-factors.ts'
import { codesForFirstFactor } from './recovery-codes.ts'
import { saveChallenge, takeChallenge } from './session-store.ts'
import { findStaff } from './store.ts'

/** A passkey belongs to the host of the shop's public address. */
const partyOf = ({ config }: App) => {
  const { hostname: id, origin } = new URL(config.publicUrl)
  return { id, origin }
}

type StoredPasskey = Awaited<ReturnType<typeof findPasskeys>>[number]
const described = ({ credentialId: id, transports }: StoredPasskey) => ({
  id,
  transports,
})

/** What the browser needs to ask for one of the person's passkeys. */
export async function requestPasskey(app: App, tx: Tx, { id, request }: Actor) {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(app).id,
    allowCredentials: (await findPasskeys(tx, id!)).map(described),
    userVerification: 'preferred',
  })
  await saveChallenge(tx, request!.sessionId!, options.challenge)
  const { challenge, timeout, rpId, allowCredentials, userVerification } = options
  return { challenge, timeout, rpId, allowCredentials, userVerification }
}

export const checkPasskey =
  (app: App, { id, request }: Actor, answer: z.output<typeof PasskeyAnswer>) =>
  async (tx: Tx): Promise<Outcome<string, Refusal<'passkey_unknown'>>> => {
    const passkey = (await findPasskeys(tx, id!)).find((one) => one.credentialId === answer.id)
    const challenge = await takeChallenge(tx, request!.sessionId!)
    if (passkey === undefined || challenge === undefined) return refuse({ code: 'passkey_unknown' })
    const { userHandle, ...response } = answer.response
    const party = partyOf(app)
    const verified = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        ...described(passkey),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }).catch(() => undefined)
    if (!verified?.verified) return refuse({ code: 'passkey_unknown' })
    await markPasskeyUsed(tx, passkey.id, verified.authenticationInfo.newCounter, app.clock.now())
    return done('passkey')
  }

/** What the browser needs to make a passkey. */
export async function startPasskey(app: App, tx: Tx, by: Actor) {
  const fresh = await requireFreshForChange(app, tx, by)
  if (!fresh.ok) return fresh
  const person = (await findStaff(tx, by.id!))!
  const party = partyOf(app)
  const {
    extensions: _,
    hints: _hints,
    ...options
  } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: 'Avots',
    userID: new Uint8Array(Buffer.from(`staff:${person.id}`)),
    userName: person.email ?? person.phone!,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: (await findPasskeys(tx, person.id)).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await saveChallenge(tx, by.request!.sessionId!, options.challenge)
  return done(options)
}

type Adding = { name: string; passkey: z.output<typeof NewPasskey> }

export async function addPasskey(
  app: App,
  tx: Tx,
  by: Actor,
  { name, passkey }: Adding,
): Promise<Outcome<{ recoveryCodes: string[] }, Refusal>> {
  const fresh = await requireFreshForChange(app, tx, by)
  if (!fresh.ok) return fresh
  const challenge = await takeChallenge(tx, by.request!.sessionId!)
  if (challenge === undefined) return refuse({ code: 'passkey_unknown' })
  const party = partyOf(app)
  const { transports, ...response } = passkey.response
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return refuse({ code: 'passkey_unknown' })
  const { credential } = verified.registrationInfo
  const recoveryCodes = await codesForFirstFactor(tx, by.id!)
  const stored = {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transports ?? [],
    name,
  }
  await insertPasskey(tx, by.id!, stored, app.clock.now())
  await audit(tx, by, { action: 'staff.passkey_added', kept: 'books' })
  return done({ recoveryCodes })
}
