import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewPasskey, PasskeyAnswer } from '../../contract/shared/passkeys.ts'

/** A passkey belongs to the host of the shop's public address. */
type Party = { config: { publicUrl: string } }

const partyOf = ({ config }: Party) => {
  const { hostname: id, origin } = new URL(config.publicUrl)
  return { id, origin }
}

/** A challenge that is known, or a check that takes it. */
type Challenge = string | ((challenge: string) => boolean | Promise<boolean>)

/** One that is the only proof must have verified its person, by a finger, a face or a PIN. */
type Verifying = 'preferred' | 'required'

export type KnownPasskey = { credentialId: string; transports: string[] }
export type StoredPasskey = KnownPasskey & { publicKey: Uint8Array; counter: number }

const described = ({ credentialId: id, transports }: KnownPasskey) => ({ id, transports })

/** What the browser needs to ask for a passkey: one of these, or any of its own. */
export async function passkeyRequest(
  party: Party,
  { known, verifying }: { known?: readonly KnownPasskey[]; verifying: Verifying },
) {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(party).id,
    ...(known && { allowCredentials: known.map(described) }),
    userVerification: verifying,
  })
  const { challenge, timeout, rpId, allowCredentials, userVerification } = options
  return { challenge, timeout, rpId, allowCredentials, userVerification }
}

type Shown = {
  answer: PasskeyAnswer
  challenge: Challenge
  stored: StoredPasskey
  verifying: Verifying
}

/** The passkey's new counter; undefined where it is not right. */
export async function verifyShownPasskey(
  party: Party,
  { answer, challenge, stored, verifying }: Shown,
): Promise<number | undefined> {
  const { id, origin } = partyOf(party)
  const { userHandle, ...response } = answer.response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: verifying === 'required',
    credential: {
      ...described(stored),
      publicKey: new Uint8Array(stored.publicKey),
      counter: stored.counter,
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

type Owner = { handle: string; name: string; displayName: string }

type Creating = {
  owner: Owner
  known: readonly KnownPasskey[]
  /** One that is found without a name is stored in the authenticator. */
  isFoundAlone: boolean
  verifying: Verifying
}

/** What the browser needs to make a passkey. */
export async function passkeyCreation(
  party: Party,
  { owner, known, isFoundAlone, verifying }: Creating,
) {
  const {
    extensions: _,
    hints: _hints,
    ...options
  } = await generateRegistrationOptions({
    rpID: partyOf(party).id,
    rpName: 'Avots',
    userID: new Uint8Array(Buffer.from(owner.handle)),
    userName: owner.name,
    userDisplayName: owner.displayName,
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: {
      residentKey: isFoundAlone ? 'required' : 'preferred',
      userVerification: verifying,
    },
  })
  return options
}

type Made = {
  passkey: NewPasskey
  challenge: Challenge
  verifying: Verifying
}

/** The passkey as it is stored; undefined where it is not right. */
export async function verifyNewPasskey(party: Party, { passkey, challenge, verifying }: Made) {
  const { id, origin } = partyOf(party)
  const { transports, ...response } = passkey.response
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: verifying === 'required',
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transports ?? [],
  }
}
