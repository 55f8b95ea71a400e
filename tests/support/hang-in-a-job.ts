// A worker to be killed by tests: takes a job, says so, and never ends it.
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { startWorker } from '../../server/platform/start-worker.ts'
import { silentLog as log } from './database-server.ts'

const hang = () => {
  process.stdout.write('begun')
  return new Promise(() => {})
}
const { pool } = connectDatabase({ connectionString: process.argv[2]! }, { role: 'jobs', poolSize: 3, log })
await startWorker({ pool, handlers: { hang }, crontab: '', log, concurrency: 1 })
