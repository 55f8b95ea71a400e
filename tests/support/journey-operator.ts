import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** One of the operator's commands at the journeys' shop, while it runs; answers what the command tells a machine. */
export async function operator<Told = unknown>(...words: string[]): Promise<Told> {
  const env = { ...process.env, DATA_DIR: process.env.JOURNEY_DATA, PUBLIC_URL: process.env.JOURNEY_URL }
  const { stdout } = await run(process.execPath, ['server/shop.ts', ...words, '--json'], { env })
  return JSON.parse(stdout) as Told
}
