import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { readConfig } from '../server/config.ts'
import { openEmbeddedDatabase } from '../server/platform/database/embedded.ts'
import { openLog } from '../server/platform/log.ts'

/**
 * `npm run dev`: the shop from its sources. Vite sends a saved component or sheet to the browser;
 * the server starts again when one of its own files changes. Not by `node --watch`: the router's
 * plugin imports a new copy of Vite's configuration at each start, which would start it again.
 */
const serverSources = ['domain', 'contract', 'server', 'db', 'scripts/vite', 'vite.config.ts']
const quietMs = 50

const config = readConfig(process.env)
// A connection from here keeps the database running while the server starts again.
const database =
  config.DATABASE_URL === undefined
    ? await openEmbeddedDatabase({ dataDir: config.dataDir, log: openLog(config.LOG_LEVEL) })
    : undefined

let server: ChildProcess | undefined
let isStopping = false
let timer: NodeJS.Timeout | undefined

function start() {
  server = spawn(process.execPath, ['server/main.ts', '--develop'], { stdio: 'inherit' })
  server.once('exit', (_code, signal) => {
    server = undefined
    if (isStopping) void database?.stop()
    // A server that failed by itself waits for the next change.
    else if (signal === 'SIGKILL') start()
  })
}

/** Draining would take longer than a start, and the shop survives being killed. */
function restart() {
  if (server === undefined) start()
  else server.kill('SIGKILL')
}

function stop() {
  isStopping = true
  for (const watcher of watchers) watcher.close()
  if (server === undefined) void database?.stop()
  else server.kill('SIGTERM')
}

const watchers = serverSources.map((path) =>
  watch(path, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(restart, quietMs)
  }),
)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
start()
