import { createHash, generateKeyPairSync, sign } from 'node:crypto'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }

/** The public key as COSE writes it: EC2, ES256, P-256. */
export const coseKey = Buffer.concat([
  Buffer.from('a5010203262001215820', 'hex'),
  Buffer.from(x, 'base64url'),
  Buffer.from('225820', 'hex'),
  Buffer.from(y, 'base64url'),
])

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest()

const counted = (counter: number) => {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return count
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Present, and verified by a finger or a PIN. */
const PRESENT = 1
const VERIFIED = 4
const WITH_KEY = 64

export type Answering = {
  challenge: string
  origin: string
  host?: string
  type?: string
  counter?: number
  /** Without it nobody has shown a finger or a PIN. */
  unverified?: boolean
}

/** What an authenticator answers to a request, by the key of the tests. */
export function shownPasskey(keyId: string, answering: Answering) {
  const { challenge, origin, host, type = 'webauthn.get', counter = 6 } = answering
  const client = clientData(type, challenge, origin)
  const authenticatorData = Buffer.concat([
    sha256(host ?? new URL(origin).hostname),
    Buffer.from([answering.unverified ? PRESENT : PRESENT + VERIFIED]),
    counted(counter),
  ])
  const signed = Buffer.concat([authenticatorData, sha256(client)])
  return {
    id: keyId,
    rawId: keyId,
    type: 'public-key' as const,
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    },
  }
}

/** A new passkey of that key, without an attestation. */
export function madePasskey(keyId: string, { challenge, origin }: Answering) {
  const id = Buffer.from(keyId, 'base64url')
  const authData = Buffer.concat([
    sha256(new URL(origin).hostname),
    Buffer.from([PRESENT + VERIFIED + WITH_KEY]),
    counted(0),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    coseKey,
  ])
  // A map of CBOR: the format "none", no statement, the data.
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
  return {
    id: keyId,
    rawId: keyId,
    type: 'public-key' as const,
    response: {
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  }
}
