import { backup } from './backup/backup.ts'
import { type FindProblems, restore } from './backup/restore.ts'
import { type CommandInput, CommandRefused, type Commands, parseRecordNumber } from './command.ts'
import { pathOf } from './command-options.ts'
import type { Db } from './database/connect.ts'
import type { ConnectionOptions } from './database/connection-options.ts'
import type { Files } from './files/files.ts'
import { listFailedJobs, listJobs, retryJobs } from './jobs-store.ts'

type Databases = { db: Db; owner: ConnectionOptions; files: Files }

const fileOf = ({ words: [file] }: CommandInput): string => {
  if (file === undefined) throw new CommandRefused('Say which FILE.')
  return pathOf(file)
}

const formatAge = (seconds: number) =>
  seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`

const jobCommands: Commands<Databases> = {
  jobs: {
    usage: 'jobs',
    summary: 'What waits in the queue, what is being done, and what has failed',
    run: async ({ db }) => {
      const data = await listJobs(db)
      const lines = data.map(
        ({ name, waiting, working, failed, oldestSeconds }) =>
          `${name}: ${waiting} waiting, ${working} at work, ${failed} failed; ` +
          `the oldest for ${formatAge(oldestSeconds)}`,
      )
      return { data, lines: lines.length > 0 ? lines : ['The queue is empty.'] }
    },
  },
  'jobs failures': {
    usage: 'jobs failures',
    summary: 'Which jobs have failed, how often and why, and when they are tried again',
    run: async ({ db }) => {
      const data = await listFailedJobs(db)
      const lines = data.map(({ id, name, attempts, nextTryAt, lastError }) => {
        const next = nextTryAt ? `again ${nextTryAt.toISOString()}` : 'given up'
        return `${id} ${name}, ${attempts} tries, ${next}: ${lastError}`
      })
      return { data, lines: lines.length > 0 ? lines : ['Nothing has failed.'] }
    },
  },
  'jobs retry': {
    usage: 'jobs retry [N]',
    summary: 'Tries a failed job again at once, or all of them',
    run: async ({ db }, { words: [id] }) => {
      const retried = await retryJobs(db, id === undefined ? undefined : parseRecordNumber(id))
      if (id !== undefined && retried === 0)
        throw new CommandRefused('There is no such failed job.')
      return { data: { retried }, lines: [`Tried again: ${retried}.`] }
    },
  },
}

/** Backups and the queue; a restored database must have no problems. */
export const platformCommands = (findProblems: FindProblems): Commands<Databases> => ({
  backup: {
    usage: 'backup FILE',
    summary: 'Writes everything as it is at this moment into one file, while the shop goes on',
    run: async ({ db, owner, files }, input) => {
      const data = await backup(owner, fileOf(input), files.store)
      await db.insertInto('backups').defaultValues().execute()
      return {
        data,
        lines: [`${data.file}: ${data.rows} rows, ${Math.ceil(data.bytes / 1_024)} kB.`],
      }
    },
  },
  migrate: {
    usage: 'migrate',
    summary: 'Brings the database to this version, as every command does when it starts',
    run: async () => ({ data: { done: true }, lines: ['The database is of this version.'] }),
  },
  restore: {
    usage: 'restore FILE [--sure]',
    summary:
      'Puts a backup into an empty database, before a shop is started on it; --sure also one whose money does not add up',
    options: { sure: { type: 'boolean' } },
    run: async ({ owner, files: { store } }, input) => {
      const isSure = input.options['sure'] === true
      const problems = isSure ? undefined : findProblems
      const data = await restore(owner, fileOf(input), problems, store)
      return { data, lines: [`${data.rows} rows as of ${data.takenAt} are back.`] }
    },
  },
  ...jobCommands,
})
