import { answerOf, inOneTransaction } from './memory/database.ts'

/** What makes this browser the driver's phone; the private key cannot be read, only used. */
export type OwnDevice = { deviceId: number; keys: CryptoKeyPair }

const inBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

export const newKeys = () =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])

export const publicKeyOf = async ({ publicKey }: CryptoKeyPair): Promise<string> =>
  inBase64Url(await crypto.subtle.exportKey('spki', publicKey))

export async function signatureOf({ privateKey }: CryptoKeyPair, text: string): Promise<string> {
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(text)
  return inBase64Url(await crypto.subtle.sign(algorithm, privateKey, bytes))
}

export const readDevice = (): Promise<OwnDevice | undefined> =>
  inOneTransaction(['device'], 'readonly', (store) =>
    answerOf<OwnDevice | undefined>(store('device').get('own')),
  )

export const saveDevice = (device: OwnDevice): Promise<unknown> =>
  inOneTransaction(['device'], 'readwrite', (store) => answerOf(store('device').put(device, 'own')))

export const forgetDevice = (): Promise<unknown> =>
  inOneTransaction(['device'], 'readwrite', (store) => answerOf(store('device').delete('own')))
