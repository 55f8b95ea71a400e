import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type MigrationFile = { number: number; name: string; sql: string; checksum: string }

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))

/** The numbered SQL files in order. */
export function migrationFiles(folder = migrationsFolder): MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  if (names.length === 0) throw new Error(`There are no migrations in ${folder}`)
  const files = names.sort().map((name) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
    if (!number) throw new Error(`A migration is named NNNN_what_it_does.sql, not ${name}`)
    const sql = readFileSync(path.join(folder, name), 'utf8')
    return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
  const twin = files.find((file, index) => file.number === files[index + 1]?.number)
  if (twin)
    throw new Error(
      `Two migrations have the number of ${twin.name}: give the newer the next free one`,
    )
  return files
}
