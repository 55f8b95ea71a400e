import { inspect } from 'node:util'
import { ConfigError } from './config.ts'
import { CommandRefused } from './platform/command.ts'

/** SQLSTATE for a wrong role or password (28), an unknown database and too many connections. */
const refusedByDatabase = /^(?:28\w{3}|3D000|53300)$/

/** One line for an error that the operator can mend; undefined for a defect of ours. */
export function describeError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ConfigError || error instanceof CommandRefused) return error.message
  const code = 'code' in error ? String(error.code) : ''
  // `parseArgs` names the unknown option itself.
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message
  if (code === 'EADDRINUSE')
    return `${error.message}: another program has that port; name a free one in PORT.`
  if (code === '42501')
    return `${error.message}: does DATABASE_OWNER_URL name the role that owns the tables?`
  if (refusedByDatabase.test(code)) return `The database refuses: ${error.message}`
  return /^E(?!RR_)[A-Z_]+$/.test(code) ? systemErrorMessage(error) : undefined
}

/** The same for a machine, shaped as the API's refusals; only a defect has its stack. */
export function failureAnswer(error: unknown): { error: string; message: string } {
  const message = describeError(error)
  if (message === undefined) return { error: 'defect', message: inspect(error) }
  if (!(error instanceof CommandRefused)) return { error: 'refused', message }
  const { code, ...facts } = error.refusal
  return { ...facts, error: code, message }
}

/** A host with several addresses has one error for each of them. */
const systemErrorMessage = (error: Error): string =>
  error instanceof AggregateError
    ? error.errors.map((each: Error) => each.message).join('; ')
    : error.message
