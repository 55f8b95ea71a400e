import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { openApp, type OpenApp } from './open-app.ts'
import { describeError } from './describe-error.ts'
import type { Running } from './platform/running.ts'
import { builtWeb, serveWeb } from './serve-web.ts'
import type { WebBuild } from './web.ts'
import { startWorker } from './worker.ts'

const STOP_LIMIT_MS = 9_000
const STARTED_MS = 30_000

const { values } = parseArgs({
  options: {
    role: { type: 'string', default: 'all' },
    /** The web from its sources, for `npm run dev`. */
    develop: { type: 'boolean', default: false },
  },
})

function fail(error: unknown): never {
  console.error(describeError(error) ?? error)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const { role } = values
  if (role !== 'web' && role !== 'worker' && role !== 'all')
    throw new ConfigError('--role must be web, worker or all.')

  const app = await openApp(config, role === 'worker' ? 'jobs' : 'web')
  // The web processes inherit the environment.
  delete process.env.DATABASE_OWNER_URL
  const running: Running[] = []
  stopOnSignal(app, running)
  try {
    await open(app, role, running)
    setTimeout(collectStart, STARTED_MS).unref()
  } catch (error) {
    await close(app, running)
    throw error
  }
}

/** Garbage of the start: an idle Node gives it back to the machine only when it is asked. */
const collectStart = () =>
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })

async function open(app: OpenApp, role: string, running: Running[]): Promise<void> {
  const { config } = app
  if (cluster.isPrimary && config.seed !== 'none') {
    const { fillFirstData } = await import('../db/seed/first-data.ts')
    await fillFirstData(app)
  }
  if (role !== 'web' && cluster.isPrimary) running.push(await startWorker(app))
  if (role === 'worker') return app.log.info('worker is running')
  if (config.WEB_CONCURRENCY > 1 && cluster.isPrimary)
    running.push(webProcesses(config.WEB_CONCURRENCY, app))
  else running.push(await serveWeb(app, values.develop ? await developedWeb(app) : builtWeb()))
  if (!cluster.isPrimary) return
  announce(app)
  if (config.seed !== 'demo' || !config.DEMO_COMPANY) return
  const { startCompany } = await import('../db/seed/company/start-company.ts')
  running.push(await startCompany(app))
}

/** Vite is loaded in development alone: production does not install it. */
async function developedWeb({ config }: OpenApp): Promise<WebBuild> {
  if (config.production) throw new ConfigError('--develop is not for production.')
  const { developingWeb } = await import('./develop-web.ts')
  return developingWeb()
}

/** Starts web processes that share one port and replaces each that dies. */
function webProcesses(count: number, { log }: OpenApp): Running {
  let stopping = false
  const fork = () => {
    if (stopping) return
    cluster.fork().on('exit', (code) => {
      if (stopping) return
      log.error({ code }, 'a web process ended and is replaced')
      setTimeout(fork, 500)
    })
  }
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.url), args: ['--role', 'web'] })
  for (let started = 0; started < count; started += 1) fork()
  return {
    async stop() {
      stopping = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(
        workers.map(async (worker) => {
          const exited = new Promise((resolve) => worker.once('exit', resolve))
          worker.process.kill('SIGTERM')
          await exited
        }),
      )
    },
  }
}

function announce({ config }: OpenApp) {
  const logins =
    config.seed === 'demo'
      ? ' · log in as demo@avots.example or birojs@avots.example with avots-demo'
      : ''
  console.log(`Avots is open at ${config.publicUrl}${logins}`)
  const isOpenToNetwork = !config.production && !/^(?:127\.|::1$|localhost$)/.test(config.HOST)
  if (isOpenToNetwork)
    console.log(`Other machines reach this development shop too, because HOST is ${config.HOST}`)
}

/** Finishes accepted requests and jobs, then closes the pool, then the embedded database. */
async function close(app: OpenApp, running: Running[]) {
  await Promise.allSettled(running.map((part) => part.stop()))
  await app.close()
}

function stopOnSignal(app: OpenApp, running: Running[]) {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await close(app, running)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop(signal).catch(fail))
}

await start().catch(fail)
