import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { calls, type ShopCalls } from '../../../contract/shop/calls.ts'
import { httpClient } from '../../../contract/shared/http-client.ts'
import { cleanUp } from './clean-up.ts'
import { buildOnce } from '../../support/build-once.ts'
import { TEST_START } from '../../support/shop.ts'
import { freePort } from '../../support/free-port.ts'
import { machineEnvironment } from '../../support/machine-environment.ts'
import { processorMsOfFamily } from '../../support/process-figures.ts'

type Opening = {
  /** `DATABASE_URL` or `DATA_DIR`, and whatever else the scenario is about. */
  environment: Record<string, string>
  role?: 'web' | 'worker' | 'all'
  port?: number
}

const longestStartMs = 180_000
const lastLines = 50

/** The shop as a real process, for scenarios that kill, freeze and restart it. */
export async function realShop({ environment, role = 'all', port: wanted }: Opening) {
  const port = wanted ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const lines: string[] = []
  let child: ChildProcess | undefined

  /** Starts the process and returns its time to readiness, by the clock and the processor. */
  async function start(): Promise<{ wallMs: number; workMs: number }> {
    buildOnce()
    // One that a failed round has left would go on beside this one.
    await end('SIGKILL')
    lines.length = 0
    const startedAt = performance.now()
    const started = spawn(process.execPath, ['scripts/start.mjs', '--role', role], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...machineEnvironment(),
        ...usual,
        LOG_LEVEL: role === 'worker' ? 'info' : 'error',
        PORT: String(port),
        PUBLIC_URL: origin,
        ...environment,
      },
    })
    child = started
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (bytes: Buffer) => lines.splice(0, lines.push(String(bytes)) - lastLines))
    }
    while (!(role === 'worker' ? lines.join('').includes('worker is running') : await isReady())) {
      if (hasEnded() || performance.now() - startedAt > longestStartMs)
        throw new Error(`The shop does not open: ${lines.join('')}`)
      await pause(20)
    }
    return {
      wallMs: Math.round(performance.now() - startedAt),
      workMs: processorMsOfFamily(started.pid!),
    }
  }
  const isReady = () =>
    fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      async (answer) => (await answer.text(), answer.ok),
      () => false,
    )
  cleanUp(() => end('SIGKILL'))
  const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null

  async function end(signal: NodeJS.Signals) {
    if (hasEnded()) return
    child!.kill(signal)
    // One that was frozen hears nothing but this.
    if (signal !== 'SIGKILL') child!.kill('SIGCONT')
    await once(child!, 'exit')
  }
  const send = (address: string, request: RequestInit) => fetch(`${origin}${address}`, request)
  /** Somebody's calls, by way of a proxy if need be. */
  const as = (token?: string, through: typeof send = send) =>
    httpClient<ShopCalls>(calls, {
      base: '/api',
      token: () => token,
      language: () => 'lv',
      fetch: through,
    })

  return {
    origin,
    port,
    start,
    isReady,
    hasEnded,
    as,
    nobody: as(),
    log: () => lines.join(''),
    pid: () => child!.pid!,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => child!.kill('SIGSTOP'),
    thaw: () => child!.kill('SIGCONT'),
  }
}

export type RealShop = Awaited<ReturnType<typeof realShop>>

const usual = {
  NODE_ENV: 'test',
  SEED: 'none',
  RATE_LIMITS: 'off',
  AVOTS_CLOCK: TEST_START,
  SECRET: 'a secret of tests, at least thirty-two characters',
}
