import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Day, daysBetween } from '../domain/calendar.ts'
import { rigaInstant } from '../domain/calendar/riga-time.ts'
import type { AppWithDb } from './app-context.ts'
import { createApp } from './create-app.ts'
import { actAsPlanned } from './act-as-planned.ts'
import { mailDeps } from './mails.ts'
import type { OpenApp } from './open-app.ts'
import { backup } from './platform/backup/backup.ts'
import { restore } from './platform/backup/restore.ts'
import { type SettableClock, settableClock } from './platform/clock.ts'
import { CommandRefused, type Commands } from './platform/command.ts'
import { dayOption, pathOf } from './platform/command-options.ts'
import { connectDatabase, type Database } from './platform/database/connect.ts'
import { openEmbeddedDatabase } from './platform/database/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { openNotices } from './platform/database/notices.ts'
import { folderTransport } from './platform/mail/folder-transport.ts'
import { rehearseJobs } from './platform/rehearse-jobs.ts'
import { rehearsalReport, reportText } from './rehearsal-report.ts'
import { crontab } from './schedules.ts'
import { handlersOf } from './worker.ts'

const text = { type: 'string' } as const
const mostDays = 400

export const rehearsalCommands: Commands<OpenApp> = {
  rehearse: {
    usage:
      'rehearse --from 2026-12-01 --to 2026-12-31 [--backup FILE] [--out FOLDER] [--as-planned]',
    summary:
      'Lives through these days on a copy of the shop, with all jobs; letters and a report are in FOLDER. With --as-planned customers confirm and all is delivered as ordered',
    options: {
      from: text,
      to: text,
      backup: text,
      out: text,
      'as-planned': { type: 'boolean', default: false },
    },
    run: async (app, { options }) => {
      const from = dayOption(options, 'from')
      const to = dayOption(options, 'to')
      const { out, backup: file, 'as-planned': asPlanned } = options
      if (to < from) throw new CommandRefused('--to must not be before --from.')
      if (daysBetween(from, to) > mostDays)
        throw new CommandRefused(`At most ${mostDays} days can be rehearsed at once.`)
      const folder = pathOf(typeof out === 'string' ? out : `rehearsal-${from}-${to}`)
      if (existsSync(folder)) throw new CommandRefused(`${folder} exists already.`)
      await mkdir(folder, { recursive: true })
      const copied = typeof file === 'string' ? pathOf(file) : await backUp(app, folder)
      const stage = await openStage(app, { folder, file: copied, from })
      try {
        return await live(stage, { from, to, asPlanned: asPlanned === true })
      } finally {
        await stage.close()
      }
    },
  },
}

async function backUp({ owner }: OpenApp, folder: string): Promise<string> {
  return (await backup(owner, join(folder, 'before.avots.gz'))).file
}

type Stage = Database & { app: AppWithDb; clock: SettableClock; folder: string }

/** A database of its own, filled from the backup; nothing that runs on it reaches anybody. */
async function openStage(
  { config, log, secret }: OpenApp,
  { folder, file, from }: { folder: string; file: string; from: Day },
): Promise<Stage> {
  const embedded = await openEmbeddedDatabase({ dataDir: join(folder, 'data'), log })
  await migrate({ owner: embedded.owner, app: embedded.app, log })
  await restore(embedded.owner, file)
  const database = connectDatabase(embedded.app, { role: 'jobs', poolSize: 4, log })
  const notices = await openNotices(embedded.app, log)
  const clock = settableClock(new Date(rigaInstant(from, '00:00')).toISOString())
  const unreached = { ...config, production: false, SMTP_URL: undefined }
  const made = createApp({ db: database.db, notices, log, secret, clock, config: unreached })
  const close = async () => {
    await notices.stop()
    await database.close()
    await embedded.stop()
  }
  return { ...database, app: { ...made, provider: undefined }, clock, folder, close }
}

type Period = { from: Day; to: Day; asPlanned: boolean }

async function live({ app, clock, pool, folder }: Stage, { from, to, asPlanned }: Period) {
  const begun = performance.now()
  const transport = folderTransport(join(folder, 'letters'), clock)
  const handlers = handlersOf(app, { ...mailDeps(app), transport })
  const runs = await rehearseJobs(
    { pool, clock, handlers, crontab },
    {
      fromMs: rigaInstant(from, '00:00'),
      untilMs: rigaInstant(to, '24:00'),
      ...(asPlanned && { everyHour: () => actAsPlanned(app) }),
    },
  )
  const seconds = (performance.now() - begun) / 1_000
  const report = { ...(await rehearsalReport(app, { from, to })), seconds, runs }
  const file = join(folder, 'report.md')
  await writeFile(file, reportText(report))
  const failures = runs.reduce((sum, { failures }) => sum + failures.length, 0)
  return {
    data: { ...report, folder },
    lines: [
      `${from} to ${to} took ${seconds.toFixed(0)} s; jobs that failed: ${failures}; ` +
        `rules of money that are broken: ${report.moneyProblems.length}.`,
      `${file} says more; the letters are beside it, and the shop as it is then in data.`,
    ],
  }
}
