import type { ClientBase } from 'pg'
import type { BaseLogger } from 'pino'
import { sendAhead } from './sent-ahead.ts'
import { noteStatement } from './statement-record.ts'

// Each connection keeps the plan of every name, so names are few; and SQL whose text grows with its input has no end
// of texts. It is to be written with any($1) or unnest($1); what is this wide is surely not.
const mostNames = 500
const mostParameters = 100

/**
 * Gives every parameterised statement a name, so that PostgreSQL plans it once per connection: measured, twice the
 * throughput. One map serves a pool; the returned function prepares one of its clients.
 */
export function nameStatements(log: Pick<BaseLogger, 'warn'>) {
  const names = new Map<string, string>()
  let given = 0
  let warned = false

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < mostNames) names.set(text, `s${given++}`)
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
      noteStatement(statement)
      const isPlannable =
        Array.isArray(values) && values.length > 0 && values.length <= mostParameters
      const name = isPlannable ? nameOf(statement) : undefined
      if (!name) return query(statement, values, ...rest)
      const answer = query({ name, text: statement, values }, ...rest)
      if (rest.length > 0) return answer
      return answer.catch((error: unknown) => {
        if (isStalePlan(error)) names.delete(statement)
        // Alone, it has left nothing behind; in a transaction it is for `inTransaction` to begin anew.
        if (!isWorthAnotherTry(error) || client.getTransactionStatus() !== 'I') throw error
        return query(statement, values)
      })
    }
    client.query = sendAhead(client, named) as typeof client.query
  }
}

/** A deadlock or a serialisation failure is nobody's fault, a stale plan neither. */
export const isWorthAnotherTry = (error: unknown) =>
  isStalePlan(error) || ['40001', '40P01'].includes((error as { code?: string }).code ?? '')

/** A migration has changed what the statement answers since it was planned. Planned anew it works. */
const isStalePlan = (error: unknown) =>
  error instanceof Error && /cached plan must not change result type/.test(error.message)
