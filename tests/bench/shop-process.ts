import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

const longestStartMs = 60_000

/** The shop as it runs in earnest: one web process on the database of a folder. */
export async function startShop(dataDir: string, port: number) {
  const child = spawn(process.execPath, ['server/main.ts', '--role', 'web'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      SEED: 'none',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  const begunAt = performance.now()
  while (
    !(await fetch(`${origin}/api/category`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the shop did not start')
    if (performance.now() - begunAt > longestStartMs) throw new Error('the shop does not answer')
    await pause(100)
  }
  return {
    origin,
    pid: child.pid!,
    startMs: Math.round(performance.now() - begunAt),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
