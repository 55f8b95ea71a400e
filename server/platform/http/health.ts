import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Live: the process answers. Ready: it can also reach its database, asked at most once a second. */
export function health(app: FastifyInstance, db: Db) {
  let asked: Promise<boolean> | undefined
  const reachable = () => {
    if (asked === undefined) {
      asked = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
      setTimeout(() => (asked = undefined), 1_000).unref()
    }
    return asked
  }
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) =>
    (await reachable())
      ? { status: 'ready' }
      : reply.code(503).header('retry-after', 2).send({ status: 'unavailable' }),
  )
}
