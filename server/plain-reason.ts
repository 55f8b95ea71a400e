import { ConfigError } from './config.ts'
import { CommandRefused } from './platform/command.ts'

/** What PostgreSQL says to whoever it does not know, does not let in or does not have room for: SQLSTATE 28, 3D000, 53300. */
const refusedByDatabase = /^(?:28\w{3}|3D000|53300)$/

/** Why a process of the shop cannot do what it was started for, in a line, where that is all there is to say; a fault of our own has none. */
export function plainReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ConfigError || error instanceof CommandRefused) return error.message
  const code = 'code' in error ? String(error.code) : ''
  // An option that is none, by the words of `parseArgs`.
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message
  if (code === 'EADDRINUSE')
    return `${error.message}: another program has that port; name a free one in PORT.`
  if (code === '42501')
    return `${error.message}: does DATABASE_OWNER_URL name the role that owns the tables?`
  if (refusedByDatabase.test(code)) return `The database refuses: ${error.message}`
  return /^E(?!RR_)[A-Z_]+$/.test(code) ? ofSystem(error) : undefined
}

/** A file that is not there or may not be written, a database that does not answer; at an address with several ways each way says it. */
const ofSystem = (error: Error): string =>
  error instanceof AggregateError
    ? error.errors.map((each: Error) => each.message).join('; ')
    : error.message
