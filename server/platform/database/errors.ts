const LOCK_TIMEOUT = '55P03'

/** Codes of the system and of PostgreSQL for a database that cannot be reached or used now. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // ended by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '57014', // the statement took too long
  LOCK_TIMEOUT,
  '25P03', // the transaction idled too long
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '08006', // connection failure
])

/** Sentences of the driver for the same; it gives these errors no code. */
const unavailableSentences =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout/i

export const isDatabaseUnavailable = (error: Error & { code?: string }): boolean =>
  unavailableCodes.has(error.code ?? '') || unavailableSentences.test(error.message)

/** Two transactions wrote the same key at once and the named constraint refused this one. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
  const { code, constraint: violated } = error as { code?: string; constraint?: string }
  return code === '23505' && violated === constraint
}

/** Another transaction did not give a lock back in time. */
export const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: string }).code === LOCK_TIMEOUT

/** Thrown inside a transaction whose work must run again from the start. */
export class RetryTransaction extends Error {}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

export const isRetryable = (error: unknown): boolean =>
  error instanceof RetryTransaction ||
  isStalePlan(error) ||
  [SERIALIZATION_FAILURE, DEADLOCK].includes((error as { code?: string }).code ?? '')

/** A migration changed the columns of a planned statement; planned again, it works. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && /cached plan must not change result type/.test(error.message)
