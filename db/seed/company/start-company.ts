import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import type { AppWithDb } from '../../../server/app-context.ts'
import type { Running } from '../../../server/platform/running.ts'

/** Beside this file, in the sources as in the build. */
const program = `company-process${extname(import.meta.url)}`

/**
 * Makes the company of the demo in a process of its own, so that its memory is free again when it
 * ends. A shop that was filled before there was such a company stays as it is.
 */
export async function startCompany({ db, log }: AppWithDb): Promise<Running> {
  const progress = await db
    .selectFrom('seedProgress')
    .select(['doneSteps', 'allSteps'])
    .where('name', '=', 'company')
    .executeTakeFirst()
  const van = await db.selectFrom('vehicles').select('id').limit(1).executeTakeFirst()
  const isMade = progress ? progress.doneSteps === progress.allSteps : van !== undefined
  if (isMade) return { stop: async () => undefined }
  // By the clock of the open shop, which a command finds in the database.
  const { AVOTS_CLOCK: _startOfShop, ...env } = process.env
  const child = fork(new URL(program, import.meta.url), { execArgv: [], env })
  child.on('exit', (code) => {
    if (code !== 0 && !child.killed)
      log.error({ code }, 'The company of the demo is not complete; the next start goes on')
  })
  return { stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await exited
}
