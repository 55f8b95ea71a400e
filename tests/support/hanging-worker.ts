// A worker for tests to kill: it starts a job, prints `begun` and never finishes.
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { type JobHandlers, startWorker } from '../../server/platform/start-worker.ts'
import { silentLog as log } from './database-server.ts'

const { pool } = connectDatabase(
  { connectionString: process.argv[2]! },
  { role: 'jobs', poolSize: 3, log },
)
const begun = Promise.withResolvers<void>()
const hang = () => {
  begun.resolve()
  return new Promise(() => {})
}
const handlers = { hang } as unknown as JobHandlers
await startWorker({ pool, handlers, crontab: '', log, concurrency: 1 })
await begun.promise
process.stdout.write('begun')
