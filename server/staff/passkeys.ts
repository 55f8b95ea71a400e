import type { NewPasskey, PasskeyAnswer } from '../../contract/shared/passkeys.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import {
  passkeyCreation,
  passkeyRequest,
  verifyNewPasskey,
  verifyShownPasskey,
} from '../platform/web-authn.ts'
import { findPasskeys, insertPasskey, markPasskeyUsed } from './factor-store.ts'
import { requireFreshForChange } from './own-factors.ts'
import { codesForFirstFactor } from './recovery-codes.ts'
import { saveChallenge, takeChallenge } from './session-store.ts'
import { findStaff, lockStaff } from './store.ts'

/** It comes after a password. */
const verifying = 'preferred'

/** What the browser needs to ask for one of the person's passkeys. */
export async function requestPasskey(app: App, tx: Tx, { id, request }: Actor) {
  const options = await passkeyRequest(app, { known: await findPasskeys(tx, id!), verifying })
  await saveChallenge(tx, request!.sessionId!, options.challenge)
  return options
}

export const checkPasskey =
  (app: App, { id, request }: Actor, answer: PasskeyAnswer) =>
  async (tx: Tx): Promise<Outcome<string, Refusal<'passkey_unknown'>>> => {
    const stored = (await findPasskeys(tx, id!)).find((one) => one.credentialId === answer.id)
    const challenge = await takeChallenge(tx, request!.sessionId!)
    if (stored === undefined || challenge === undefined) return refuse({ code: 'passkey_unknown' })
    const counter = await verifyShownPasskey(app, { answer, challenge, stored, verifying })
    if (counter === undefined) return refuse({ code: 'passkey_unknown' })
    await markPasskeyUsed(tx, stored.id, counter, app.clock.now())
    return done('passkey')
  }

/** What the browser needs to make a passkey. */
export async function startPasskey(app: App, tx: Tx, by: Actor) {
  const fresh = await requireFreshForChange(app, tx, by)
  if (!fresh.ok) return fresh
  const { id, name: displayName, email, phone } = (await findStaff(tx, by.id!))!
  const options = await passkeyCreation(app, {
    owner: { handle: `staff:${id}`, name: email ?? phone!, displayName },
    known: await findPasskeys(tx, id),
    isFoundAlone: false,
    verifying,
  })
  await saveChallenge(tx, by.request!.sessionId!, options.challenge)
  return done(options)
}

type Adding = { name: string; passkey: NewPasskey }

export async function addPasskey(
  app: App,
  tx: Tx,
  by: Actor,
  { name, passkey }: Adding,
): Promise<Outcome<{ recoveryCodes: string[] }, Refusal>> {
  await lockStaff(tx, by.id!)
  const fresh = await requireFreshForChange(app, tx, by)
  if (!fresh.ok) return fresh
  const challenge = await takeChallenge(tx, by.request!.sessionId!)
  if (challenge === undefined) return refuse({ code: 'passkey_unknown' })
  const made = await verifyNewPasskey(app, { passkey, challenge, verifying })
  if (made === undefined) return refuse({ code: 'passkey_unknown' })
  const recoveryCodes = await codesForFirstFactor(tx, by.id!)
  await insertPasskey(tx, by.id!, { ...made, name }, app.clock.now())
  await audit(app, tx, by, { action: 'staff.passkey_added', kept: 'books' })
  return done({ recoveryCodes })
}
