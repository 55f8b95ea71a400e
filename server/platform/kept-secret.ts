import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret made once and kept for this shop alone, where the environment gives none. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(dataDir, file)
  return readFileSync(file, 'utf8')
}

/** Whoever comes first gives the file. It has its name only when it is whole, for another process may read it at once. */
function makeSecret(dataDir: string, file: string) {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
