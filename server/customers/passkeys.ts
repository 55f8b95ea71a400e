import type { NewPasskey, PasskeyAnswer } from '../../contract/shared/passkeys.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { tokenHash } from '../platform/token.ts'
import {
  passkeyCreation,
  passkeyRequest,
  verifyNewPasskey,
  verifyShownPasskey,
} from '../platform/web-authn.ts'
import { customerFacts } from './customer.ts'
import {
  deleteChallengesOf,
  deletePasskey,
  deletePasskeysOf,
  findPasskey,
  findPasskeysOf,
  insertChallenge,
  insertPasskey,
  markPasskeyUsed,
  takeChallenge,
} from './passkey-store.ts'
import { lockCustomer } from './store.ts'

const MINUTES_TO_ANSWER = 5
const MAX_PASSKEYS = 20

/** It is the only proof of who logs in. */
const verifying = 'required'

/** `customerId` is null at a log-in. */
const saveChallenge = ({ clock }: App, db: Db, customerId: number | null, challenge: string) =>
  insertChallenge(db, {
    challengeHash: tokenHash(challenge),
    customerId,
    expiresAt: new Date(clock.now().getTime() + MINUTES_TO_ANSWER * MINUTE_MS),
  })

const taking =
  ({ clock }: App, tx: Tx, customerId: number | null) =>
  (challenge: string) =>
    takeChallenge(tx, { challengeHash: tokenHash(challenge), customerId }, clock.now())

/** Names no passkey: nobody learns from it which e-mail has one. */
export async function requestLogInPasskey(app: App, tx: Tx) {
  const options = await passkeyRequest(app, { verifying })
  await saveChallenge(app, tx, null, options.challenge)
  return options
}

/** Whose passkey it is. */
export async function verifyPasskey(
  app: App,
  tx: Tx,
  answer: PasskeyAnswer,
): Promise<Outcome<number, Refusal<'passkey_unknown'>>> {
  const stored = await findPasskey(tx, answer.id)
  if (stored === undefined) return refuse({ code: 'passkey_unknown' })
  const challenge = taking(app, tx, null)
  const counter = await verifyShownPasskey(app, { answer, challenge, stored, verifying })
  if (counter === undefined) return refuse({ code: 'passkey_unknown' })
  await markPasskeyUsed(tx, stored.id, counter, app.clock.now())
  return done(stored.customerId)
}

/** What the browser needs to make a passkey. */
export async function startPasskey(app: App, tx: Tx, customerId: number) {
  const { name, email } = await customerFacts(tx, customerId)
  const options = await passkeyCreation(app, {
    owner: { handle: `customer:${customerId}`, name: email!, displayName: name },
    known: await findPasskeysOf(tx, customerId),
    isFoundAlone: true,
    verifying,
  })
  await saveChallenge(app, tx, customerId, options.challenge)
  return options
}

type Adding = { customerId: number; name: string; passkey: NewPasskey }

/** Adds a passkey; the mail tells its owner. */
export async function addPasskey(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, name, passkey }: Adding,
): Promise<Outcome<null, Refusal<'passkey_unknown' | 'too_many_passkeys'>>> {
  await lockCustomer(tx, customerId)
  if ((await findPasskeysOf(tx, customerId)).length >= MAX_PASSKEYS)
    return refuse({ code: 'too_many_passkeys' })
  const challenge = taking(app, tx, customerId)
  const made = await verifyNewPasskey(app, { passkey, challenge, verifying })
  if (made === undefined || (await findPasskey(tx, made.credentialId)) !== undefined)
    return refuse({ code: 'passkey_unknown' })
  await insertPasskey(tx, customerId, { ...made, name }, app.clock.now())
  await audit(app, tx, by, { action: 'customers.passkey_added', customerId })
  const { emailIsConfirmed } = await customerFacts(tx, customerId)
  if (emailIsConfirmed)
    await queueMail(tx, {
      template: 'customers.passkey-added',
      cause: `passkey:${made.credentialId}`,
      customerId,
      payload: { name },
    })
  return done(null)
}

type Removing = { customerId: number; passkeyId: number }

export async function removePasskey(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, passkeyId }: Removing,
): Promise<Outcome<null, Refusal<'not_found'>>> {
  if (!(await deletePasskey(tx, customerId, passkeyId))) return refuse({ code: 'not_found' })
  await audit(app, tx, by, { action: 'customers.passkey_removed', customerId })
  return done(null)
}

/** Whoever added one may be who the customer takes the account back from. */
export async function removePasskeysOf(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<string[]> {
  await deleteChallengesOf(tx, customerId)
  const names = await deletePasskeysOf(tx, customerId)
  if (names.length > 0)
    await audit(app, tx, by, { action: 'customers.passkey_removed', customerId })
  return names
}
