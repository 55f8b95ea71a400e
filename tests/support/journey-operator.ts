import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { ownPlace } from './journey-place.ts'
import { machineEnvironment } from './machine-environment.ts'

const run = promisify(execFile)

/** Compiled once for all of them: starting is most of what such a process does. */
const atHome = () => ({
  ...machineEnvironment(),
  NODE_COMPILE_CACHE: 'node_modules/.cache/avots',
  DATA_DIR: ownPlace().data,
})

/** One of the operator's commands at the journeys' shop, while it runs; answers what the command tells a machine. */
export async function operator<Told = unknown>(...words: string[]): Promise<Told> {
  const env = { ...atHome(), PUBLIC_URL: ownPlace().url }
  const { stdout } = await run(process.execPath, ['server/cli.ts', ...words, '--json'], { env })
  return JSON.parse(stdout) as Told
}

/** A script of the tests' own at the journeys' shop, while it runs; answers what it tells. */
export function atTheShop(script: string, ...words: (string | number)[]): string {
  const env = { ...atHome(), LOG_LEVEL: 'error' }
  return execFileSync(process.execPath, [script, ...words.map(String)], { env }).toString()
}

/** So many pieces of a good can be had, whatever orders keep: `0` empties the shelf for whoever comes next. */
export const leaveOnShelf = (goodId: number, pieces: number): void =>
  void atTheShop('tests/support/leave-on-shelf.ts', goodId, pieces)
