import { sql } from 'kysely'
import { extentOf, type Right, type Role, rolesAtDesk } from '../../domain/staff/rights.ts'
import type { Db } from '../platform/database/connect.ts'

export const findLatestMoneyCheck = (db: Db) =>
  db
    .selectFrom('moneyChecks')
    .select(['problems', 'checkedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findLatestBackup = async (db: Db): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('backups')
      .select('takenAt')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.takenAt

/** Null in a shop that has no company of the demo, or the whole of it. */
async function findCompanyPercent(db: Db): Promise<number | null> {
  const progress = await db
    .selectFrom('seedProgress')
    .select(['doneSteps', 'allSteps'])
    .whereRef('doneSteps', '<', 'allSteps')
    .executeTakeFirst()
  return progress ? Math.floor((100 * progress.doneSteps) / progress.allSteps) : null
}

type Counts = { waiting: number; failed: number; mails: number; givenUp: number }

const findLatestBankImport = async (db: Db): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('bankFiles')
      .select('importedAt')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.importedAt

/** Jobs, mails, the check of the money, the last backup and statement, for the office's foot. */
export async function readMachine(db: Db, roles: readonly Role[]) {
  const { rows } = await sql<Counts>`
    select
      count(*) filter (where last_error is null and run_at <= now())::int as waiting,
      count(*) filter (where last_error is not null)::int as failed,
      (select count(*)::int from mail_outbox where state = 'waiting') as mails,
      (select count(*)::int from mail_outbox where state = 'given_up') as given_up
    from graphile_worker._private_jobs`.execute(db)
  const { waiting, failed, mails, givenUp } = rows[0]!
  const may = (right: Right) => extentOf(rolesAtDesk(roles), right) !== undefined
  const check = may('correctBalances') ? await findLatestMoneyCheck(db) : undefined
  const backupAt = may('changeSettings') ? await findLatestBackup(db) : undefined
  const companyPercent = await findCompanyPercent(db)
  const bankImportAt = may('importStatements') ? await findLatestBankImport(db) : undefined
  return {
    jobs: { waiting, failed },
    mails: { waiting: mails, givenUp },
    money: check ? { problems: check.problems, checkedAt: check.checkedAt.toISOString() } : null,
    backupAt: backupAt?.toISOString() ?? null,
    bankImportAt: bankImportAt?.toISOString() ?? null,
    companyPercent,
  }
}
