import { sql } from 'kysely'
import type { ClientBase } from 'pg'

const mark = '/* pipelined */'

/**
 * Begins a statement whose answer is not needed: it is sent with the next statement or the commit
 * instead of costing a round trip. If it fails, that next statement fails with its error.
 */
export const pipelined = sql.raw(mark)

type Send = (statement: unknown, ...rest: unknown[]) => Promise<unknown>

const noAnswer = { command: 'PIPELINED', rowCount: 0, rows: [] }

const isAborted = (error: unknown) => (error as { code?: string }).code === '25P02'

/** Wraps how one client sends: `begin` and marked statements are not waited for. */
export function pipelineStatements(client: ClientBase, send: Send): Send {
  let pending: Promise<unknown>[] = []

  const pendingFailure = async () => {
    const results = await Promise.allSettled(pending)
    return results.find((result) => result.status === 'rejected')?.reason as unknown
  }

  const waitAfterPending = async (statement: string, sent: Promise<unknown>) => {
    try {
      const answer = await sent
      const failure = statement === 'commit' && (await pendingFailure())
      if (failure) throw failure
      return answer
    } catch (error) {
      throw (isAborted(error) && (await pendingFailure())) || error
    }
  }

  return (statement, ...rest) => {
    if (typeof statement !== 'string') return send(statement, ...rest)
    const isBegin = statement === 'begin'
    if (isBegin) {
      pending = []
      corkUntilNextTick(client)
    }
    const sent = send(statement, ...rest)
    if (!isBegin && !statement.startsWith(mark))
      return pending.length === 0 ? sent : waitAfterPending(statement, sent)
    sent.catch(() => undefined)
    pending.push(sent)
    return Promise.resolve(noAnswer)
  }
}

/** All that is sent before the next tick leaves in one packet. */
function corkUntilNextTick(client: ClientBase) {
  const { stream } = (
    client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }
  ).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
