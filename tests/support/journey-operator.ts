import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { ownPlace } from './journey-place.ts'
import { machineEnvironment } from './machine-environment.ts'

const run = promisify(execFile)

/** A shared compile cache, because such a process mostly starts. */
const atHome = () => ({
  ...machineEnvironment(),
  NODE_COMPILE_CACHE: 'node_modules/.cache/avots',
  DATA_DIR: ownPlace().data,
})

/** Runs an operator's command beside the journeys' shop and returns its JSON. */
export async function operator<Output = unknown>(...words: string[]): Promise<Output> {
  const env = { ...atHome(), PUBLIC_URL: ownPlace().url }
  const command = run(process.execPath, ['server/cli.ts', ...words, '--json'], { env })
  const { stdout } = await command.catch((failed: { stdout: string }) => {
    throw new Error(`${words.join(' ')}: ${failed.stdout}`)
  })
  return JSON.parse(stdout) as Output
}

/** Runs a script of the tests beside the journeys' shop and returns its output. */
export function runInShop(script: string, ...words: (string | number)[]): string {
  const env = { ...atHome(), LOG_LEVEL: 'error' }
  return execFileSync(process.execPath, [script, ...words.map(String)], { env }).toString()
}

/** Sets the pieces of a good that can still be ordered; `0` sells it out. */
export const setFreeStock = (goodId: number, pieces: number): void =>
  void runInShop('tests/support/set-free-stock.ts', goodId, pieces)
