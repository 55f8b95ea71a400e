import type { ClientBase } from 'pg'
import type { BaseLogger } from 'pino'
import { isRetryable, isStalePlan } from './errors.ts'
import { pipelineStatements } from './pipelined.ts'
import { recordStatement } from './statement-record.ts'

// Each connection keeps a plan for every name, so the names are bounded. SQL whose text grows with
// its input would use them up: write it with any($1) or unnest($1).
const MAX_NAMES = 500
const MAX_PARAMETERS = 100

/**
 * Names every statement with parameters, so that PostgreSQL plans it once per connection; measured,
 * this doubles the throughput. One map serves a pool; the returned function prepares one client.
 */
export function nameStatements(log: Pick<BaseLogger, 'warn'>) {
  const names = new Map<string, string>()
  let count = 0
  let warned = false

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `s${count++}`)
    const name = names.get(text)
    if (!name && !warned)
      log.warn({ statement: text }, 'No names left for statements: does one grow with its input?')
    warned ||= !name
    return name
  }

  return (client: ClientBase) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    const named = (statement: unknown, values?: unknown, ...rest: unknown[]): Promise<unknown> => {
      if (typeof statement !== 'string') return query(statement, values, ...rest)
      recordStatement(statement)
      const isPlannable =
        Array.isArray(values) && values.length > 0 && values.length <= MAX_PARAMETERS
      const name = isPlannable ? nameOf(statement) : undefined
      if (!name) return query(statement, values, ...rest)
      const answer = query({ name, text: statement, values }, ...rest)
      if (rest.length > 0) return answer
      return answer.catch((error: unknown) => {
        if (isStalePlan(error)) names.delete(statement)
        // Outside a transaction the statement is the whole work; `inTransaction` retries its own.
        if (!isRetryable(error) || client.getTransactionStatus() !== 'I') throw error
        return query(statement, values)
      })
    }
    client.query = pipelineStatements(client, named) as typeof client.query
  }
}
