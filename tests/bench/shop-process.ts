import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { buildOnce } from '../support/build-once.ts'
import { machineEnvironment } from '../support/machine-environment.ts'

const program = 'build/node/main.js'

/** As the service and the image run the shop. */
export const serviceOptions = [
  '--max-semi-space-size=8',
  '--max-old-space-size=1024',
  '--expose-gc',
]
export const serviceEnvironment = { MALLOC_ARENA_MAX: '2' }

type Options = {
  /** With the work of the jobs in the same process, as `npm start` does, or without. */
  role?: 'web' | 'all'
  nodeOptions?: readonly string[] | undefined
}
const longestStartMs = 60_000

/** The shop as it runs in earnest: one process on the database of a folder. */
export async function startShop(
  dataDir: string,
  port: number,
  { role = 'web', nodeOptions: more = [] }: Options = {},
) {
  buildOnce()
  const args = [...serviceOptions, ...more, program, '--role', role]
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...machineEnvironment(),
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      SEED: 'none',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...serviceEnvironment,
    },
  })
  const origin = `http://127.0.0.1:${port}`
  const begunAt = performance.now()
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  }
  while (!(await answers(`${origin}/api/category`))) {
    const isLate = performance.now() - begunAt > longestStartMs
    if (isLate || child.exitCode !== null) {
      await stop()
      throw new Error(isLate ? 'the shop does not answer' : 'the shop did not start')
    }
    await pause(100)
  }
  return { origin, pid: child.pid!, startMs: Math.round(performance.now() - begunAt), stop }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
