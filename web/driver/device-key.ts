const DATABASE = 'avots-driver'
const STORE = 'device'

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
  withStore<OwnDevice | undefined>('readonly', (store) => store.get('own'))

export const saveDevice = (device: OwnDevice): Promise<unknown> =>
  withStore('readwrite', (store) => store.put(device, 'own'))

export const forgetDevice = (): Promise<unknown> =>
  withStore('readwrite', (store) => store.delete('own'))

async function withStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<Answer> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await answerOf<IDBDatabase>(opening)
  try {
    return await answerOf<Answer>(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const answerOf = <Answer>(request: IDBRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(request.error ?? new Error('the browser stores nothing'))
    request.addEventListener('success', () => resolve(request.result as Answer))
    request.addEventListener('error', fail)
  })
