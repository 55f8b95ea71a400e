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

const formerKey = (deviceId: number) => `former ${deviceId}`
const formerKeys = () => IDBKeyRange.bound('former ', 'former \uFFFF')

/** What this phone was before it was bound anew: it signs what was told then. */
export const readFormerDevices = (): Promise<OwnDevice[]> =>
  inOneTransaction(['device'], 'readonly', (store) =>
    answerOf<OwnDevice[]>(store('device').getAll(formerKeys())),
  )

export const saveDevice = (device: OwnDevice): Promise<unknown> =>
  inOneTransaction(['device'], 'readwrite', async (store) => {
    const before = await answerOf<OwnDevice | undefined>(store('device').get('own'))
    if (before) await answerOf(store('device').put(before, formerKey(before.deviceId)))
    await answerOf(store('device').put(device, 'own'))
  })

/** Once nothing waits for their keys. */
export const forgetFormerDevices = (): Promise<unknown> =>
  inOneTransaction(['device'], 'readwrite', (store) =>
    answerOf(store('device').delete(formerKeys())),
  )

export const forgetDevice = (): Promise<unknown> =>
  inOneTransaction(['device'], 'readwrite', (store) => answerOf(store('device').delete('own')))
