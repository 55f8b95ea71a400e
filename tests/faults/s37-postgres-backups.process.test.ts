import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { seedDemo } from '../../db/seed/seed-demo.ts'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { dayOf } from '../../domain/calendar.ts'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { queryValues } from '../support/query-values.ts'
import { silentLog as log } from '../support/database-server.ts'
import { allRows } from '../house/rights/all-rows.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { cleanUp } from './kit/clean-up.ts'
import { systemPostgres, systemPrograms } from './kit/system-postgres.ts'

const today = dayOf('2026-11-20')
const newDatabase = ['--locale-provider=icu', '--icu-locale=lv-LV', '--template=template0']

// As docs/operations.md describes; skipped on a machine without PostgreSQL's own programs.
test.skipIf(systemPrograms === undefined)(
  'a production’s database comes back from the night’s backup and from the archived log',
  async () => {
    const postgres = await systemPostgres()
    const backups = path.join(postgres.folder, 'backups')
    const archive = readFileSync('ops/avots-archive.conf', 'utf8')
    postgres.makeFolder('backups')
    postgres.makeFolder('backups/log')
    postgres.initialise('data', archive.replaceAll('/backups', backups))
    postgres.start('data')
    const sql = (statement: string) =>
      queryValues(postgres.connection('postgres', 'postgres'), statement)
    await sql('create role avots login')
    await sql('create role avots_app login')
    postgres.run('createdb', '--owner=avots', ...newDatabase, 'avots')
    const open = (database: string) => openShop(postgres.connection, database)
    const before = await open('avots')
    expect(before.migrated).not.toEqual([])
    await seedShop(before.db, { today })
    const atNight = await allRows(before.db)

    // Another user may not enter the folder of the clone.
    postgres.run('sh', '-c', readFileSync('ops/backup-postgres.sh', 'utf8'), 'backup', backups)
    await seedDemo(before.db, { today })
    const atLast = await allRows(before.db)
    const [piece] = await sql('select pg_walfile_name(pg_switch_wal())')
    await expect
      .poll(() => existsSync(path.join(backups, 'log', String(piece))), { timeout: 30_000 })
      .toBe(true)
    await before.close()
    await postgres.stop('data')

    // The machine is lost: a new one has the backups alone.
    const [night] = readdirSync(backups).filter((name) => name !== 'log')
    postgres.makeFolder('again')
    postgres.run('tar', '-xzf', path.join(backups, night!, 'files/base.tar.gz'), '-C', 'again')
    postgres.run('chmod', '700', 'again')
    const again = path.join(postgres.folder, 'again')
    appendFileSync(
      path.join(again, 'postgresql.conf'),
      `restore_command = 'cp ${backups}/log/%f %p'\n`,
    )
    writeFileSync(path.join(again, 'recovery.signal'), '')
    postgres.start('again')
    await expect.poll(() => sql('select pg_is_in_recovery()'), { timeout: 30_000 }).toEqual([false])
    const after = await open('avots')
    expect(after.migrated).toEqual([])
    expect(await allRows(after.db)).toEqual(atLast)
    expect(await brokenRules(after.db)).toEqual([])

    postgres.run('createdb', '--owner=avots', ...newDatabase, 'night')
    const dump = path.join(backups, night!, 'avots.dump')
    postgres.run('pg_restore', '--exit-on-error', '--dbname=night', dump)
    const dumped = await open('night')
    expect(dumped.migrated).toEqual([])
    expect(await allRows(dumped.db)).toEqual(atNight)
    await seedDemo(dumped.db, { today })
    expect(await brokenRules(dumped.db)).toEqual([])
  },
)

type Connection = Awaited<ReturnType<typeof systemPostgres>>['connection']

/** The database as a start of the shop finds it, seen as the role that the shop runs as. */
async function openShop(connection: Connection, database: string) {
  const app = connection('avots_app', database)
  const migrated = await migrate({ owner: connection('avots', database), app, log })
  const { db, close } = connectDatabase(app, { role: 'command', poolSize: 2, log })
  cleanUp(close)
  return { db, close, migrated }
}
