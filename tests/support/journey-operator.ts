import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ownPlace } from './journey-place.ts'

const run = promisify(execFile)

/** One of the operator's commands at the journeys' shop, while it runs; answers what the command tells a machine. */
export async function operator<Told = unknown>(...words: string[]): Promise<Told> {
  const env = { ...process.env, DATA_DIR: ownPlace().data, PUBLIC_URL: ownPlace().url }
  const { stdout } = await run(process.execPath, ['server/shop.ts', ...words, '--json'], { env })
  return JSON.parse(stdout) as Told
}
