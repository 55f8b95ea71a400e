import { sql } from 'kysely'
import { HOUR_MS } from '../../domain/calendar/durations.ts'
import { listFailedJobs } from '../platform/jobs-store.ts'
import { findGivenUpMails } from '../platform/mail/mail-store.ts'
import type { AttentionSource } from './source.ts'
import { findLatestBackup, findLatestMoneyCheck } from './machine-facts.ts'

const backupHours = 26
const checkHours = 2

const ofMachine = { group: 'machine', until: null, cents: null } as const

/**
 * A job is retried by itself for a while: only one that failed twice asks for a person. Whose right
 * is limited to mails cannot retry it.
 */
const failedJobs: AttentionSource = {
  kind: 'job_failed',
  right: 'changeSettings',
  find: async ({ db }) =>
    (await listFailedJobs(db))
      .filter(({ attempts, nextTryAt }) => attempts > 1 || nextTryAt === null)
      .map(({ id, name, attempts, nextTryAt, createdAt, lastError }) => ({
        ...ofMachine,
        id: String(id),
        since: createdAt,
        facts: {
          name,
          attempts,
          error: lastError.slice(0, 200),
          nextTryAt: nextTryAt?.toISOString() ?? null,
        },
      })),
}

const givenUpMails: AttentionSource = {
  kind: 'mail_given_up',
  right: 'manageJobs',
  find: async ({ db }) =>
    (await findGivenUpMails(db)).map(({ id, createdAt, ...facts }) => ({
      ...ofMachine,
      group: 'customers',
      id: String(id),
      since: createdAt,
      facts,
    })),
}

const moneyCheck: AttentionSource = {
  kind: 'money_check',
  right: 'correctBalances',
  find: async ({ db }) => {
    const check = await findLatestMoneyCheck(db)
    if (!check) return []
    const isOld = Date.now() - check.checkedAt.getTime() > checkHours * HOUR_MS
    if (check.problems === 0 && !isOld) return []
    const facts = { problems: check.problems, checkedAt: check.checkedAt.toISOString() }
    return [{ ...ofMachine, group: 'money', id: 'ledger', since: check.checkedAt, facts }]
  },
}

/** A machine that is only tried out has no backups. */
const oldBackup: AttentionSource = {
  kind: 'backup_old',
  right: 'changeSettings',
  find: async ({ db, config }) => {
    if (!config.production) return []
    const takenAt = await findLatestBackup(db)
    if (takenAt && Date.now() - takenAt.getTime() < backupHours * HOUR_MS) return []
    const facts = { takenAt: takenAt?.toISOString() ?? null }
    return [{ ...ofMachine, id: 'backup', since: takenAt ?? (await startOfShop(db)), facts }]
  },
}

type Database = Parameters<AttentionSource['find']>[0]['db']

async function startOfShop(db: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select coalesce(min(created_at), now()) as at from staff`.execute(db)
  return rows[0]!.at
}

export const machineSources = [failedJobs, givenUpMails, moneyCheck, oldBackup]
