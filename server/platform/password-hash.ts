import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedQueue } from './bounded-queue.ts'

const derive = promisify(argon2)

const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const current = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Each hash takes 19 MiB and a core, so a wave of log-ins must not slow the shop down; one beyond
 * the queue is refused at once.
 */
const hashing = boundedQueue({ mostAtOnce: 2, mostWaiting: 100 })

export class HashingIsBusy extends Error {
  readonly statusCode = 503
  readonly code = '53300'
}

async function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  const derived = await hashing(work)
  if (derived === undefined) throw new HashingIsBusy('Too many passwords wait to be checked')
  return derived
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Argon2id as a PHC string, off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const derived = await inTurn(() =>
    derive('argon2id', { ...cost, message: password, nonce, tagLength: 32 }),
  )
  return `${current}$${unpadded(nonce)}$${unpadded(derived)}`
}

/** Checked for an unknown e-mail, so that it takes as long as a wrong password. */
const dummyHash = `${current}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

export async function passwordMatches(
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = PHC.exec(hash ?? dummyHash)!
  const tag = Buffer.from(expected!, 'base64')
  const derived = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt!, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: tag.length,
    }),
  )
  return timingSafeEqual(derived, tag) && hash != null
}

/** Whether the hash has an older cost and should be replaced at the next log-in. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(`${current}$`)
