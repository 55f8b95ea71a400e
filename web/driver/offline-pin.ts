import { answerOf, inOneTransaction } from './memory/database.ts'

type StoredPin = { salt: Uint8Array<ArrayBuffer>; proof: ArrayBuffer; wrong: number }

const mostWrong = 5
const rounds = 300_000

async function proofOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const secret = new TextEncoder().encode(pin)
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return crypto.subtle.deriveBits(how, key, 256)
}

const write = (pin: StoredPin) =>
  inOneTransaction(['device'], 'readwrite', (store) => answerOf(store('device').put(pin, 'pin')))

/** After the server has taken the PIN: the phone knows it again without a network. */
export async function rememberPin(pin: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  await write({ salt, proof: await proofOf(pin, salt), wrong: 0 })
}

/** Without a network the PIN may be wrong five times; then the server must be asked. */
export async function isOwnPin(pin: string): Promise<boolean> {
  const stored = await inOneTransaction(['device'], 'readonly', (store) =>
    answerOf<StoredPin | undefined>(store('device').get('pin')),
  )
  if (!stored || stored.wrong >= mostWrong) return false
  const proof = new Uint8Array(await proofOf(pin, stored.salt))
  const isRight = new Uint8Array(stored.proof).every((byte, index) => byte === proof[index])
  await write({ ...stored, wrong: isRight ? 0 : stored.wrong + 1 })
  return isRight
}
