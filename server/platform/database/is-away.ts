/** The codes and sentences in which the system, PostgreSQL and the driver say that the database cannot be reached now. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // ended by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '57014', // the statement took too long
  '55P03', // the lock was not to be had
  '25P03', // the transaction idled too long
  '53100', // no room on its disk
  '53200', // no memory
  '53300', // no connection left
  '08006',
])
const sentences =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout/i

export const isAway = (error: Error & { code?: string }): boolean =>
  codes.has(error.code ?? '') || sentences.test(error.message)
