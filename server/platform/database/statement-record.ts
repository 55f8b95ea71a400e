import { AsyncLocalStorage } from 'node:async_hooks'

const record = new AsyncLocalStorage<string[]>()

export const recordStatement = (statement: string) => record.getStore()?.push(statement)

/**
 * Runs the work and lists the statements that it sent, without begin and commit. Tests count them:
 * a call's number of statements must not grow with its lines.
 */
export async function recordStatements<Answer>(work: () => Promise<Answer>) {
  const all: string[] = []
  const answer = await record.run(all, work)
  return {
    answer,
    statements: all.filter((statement) => !/^(begin|start|commit|rollback)\b/i.test(statement)),
  }
}
