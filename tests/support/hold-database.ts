// A process to be killed by tests: opens the database of the folder it is given, says so, and stays.
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { silentLog } from './database-server.ts'

await openEmbeddedDatabase({ dataDir: process.argv[2]!, log: silentLog })
process.stdout.write('open')
setInterval(() => {}, 60_000)
