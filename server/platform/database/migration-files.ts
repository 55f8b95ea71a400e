import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFile } from '../project-file.ts'

export type MigrationFile = { name: string; sql: string; checksum: string }

const migrationsFolder = projectFile('db/migrations')

/** A room's first tables have a number, what came later the minute of its making. */
const fileName = /^(\d{4}|\d{12}_[a-z]+)_[a-z0-9_]+\.sql$/

/** The SQL files by name. */
export function migrationFiles(folder = migrationsFolder): MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  if (names.length === 0) throw new Error(`There are no migrations in ${folder}`)
  return names.sort().map((name) => {
    if (!fileName.test(name))
      throw new Error(`A migration is named YYYYMMDDHHMM_room_what.sql, not ${name}`)
    const sql = readFileSync(path.join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}
