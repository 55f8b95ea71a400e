// A process for tests to kill: it opens the database of the given folder and prints `open`.
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { silentLog } from './database-server.ts'

await openEmbeddedDatabase({ dataDir: process.argv[2]!, log: silentLog })
process.stdout.write('open')
setInterval(() => {}, 60_000)
