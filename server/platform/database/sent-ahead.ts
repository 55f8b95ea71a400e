import { sql } from 'kysely'
import type { ClientBase } from 'pg'

/**
 * Begins a statement of which nobody wants the answer: it goes on its way together with the one that follows it, the commit
 * being one, instead of costing a turn of its own. Should it fail, what follows it fails, and tells why.
 */
export const sentAhead = sql.raw('/* sent ahead */')

const mark = '/* sent ahead */'

type Send = (statement: unknown, ...rest: unknown[]) => Promise<unknown>

const unread = { command: 'AHEAD', rowCount: 0, rows: [] }

const isAborted = (error: unknown) => (error as { code?: string }).code === '25P02'

/** Wraps the way in which one client sends: `begin` and what is marked are not waited for. */
export function sendAhead(client: ClientBase, send: Send): Send {
  let ahead: Promise<unknown>[] = []

  const failureAhead = async () => {
    const results = await Promise.allSettled(ahead)
    return results.find((result) => result.status === 'rejected')?.reason as unknown
  }

  const follow = async (statement: string, sent: Promise<unknown>) => {
    try {
      const answer = await sent
      const failure = statement === 'commit' && (await failureAhead())
      if (failure) throw failure
      return answer
    } catch (error) {
      throw (isAborted(error) && (await failureAhead())) || error
    }
  }

  return (statement, ...rest) => {
    if (typeof statement !== 'string') return send(statement, ...rest)
    const begins = statement === 'begin'
    if (begins) {
      ahead = []
      holdBack(client)
    }
    const sent = send(statement, ...rest)
    if (!begins && !statement.startsWith(mark))
      return ahead.length === 0 ? sent : follow(statement, sent)
    sent.catch(() => undefined)
    ahead.push(sent)
    return Promise.resolve(unread)
  }
}

/** What is sent in this turn leaves in one packet. */
function holdBack(client: ClientBase) {
  const { stream } = (
    client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }
  ).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
