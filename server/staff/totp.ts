import { createHmac, randomBytes } from 'node:crypto'

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000
const DIGITS = 6
/** A phone's clock may be a step behind or ahead. */
const TOLERANCE = [0, -1, 1]

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newTotpSecret = (): Buffer => randomBytes(20)

/** RFC 4648, without padding: twenty bytes are 32 letters. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{1,5}/g, (five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]!)
}

/** What the QR code holds. */
export const totpUri = (secret: Buffer, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}` +
  `?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step of a right code that was not used before; undefined for any other. */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  const current = Math.floor(now.getTime() / STEP_MS)
  return TOLERANCE.map((offset) => current + offset).find(
    (step) => step > lastStep && totpCode(secret, step) === code,
  )
}
