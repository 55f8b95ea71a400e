import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bySystem } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import { importStatementFile } from './import-statements.ts'

/** A file that is still being written is left for the next time. */
const restMs = 10_000

/**
 * Imports what was dropped into `DATA_DIR/bank`. Files then lie in `imported`, refused ones in
 * `refused`.
 */
export async function importFolder(app: AppWithDb): Promise<void> {
  const folder = join(app.config.dataDir, 'bank')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => each.toLowerCase().endsWith('.xml')).sort()) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs < restMs) continue
    const imported = await importStatementFile(app, bySystem, {
      name,
      content: await readFile(path),
    })
    if (!imported.ok) app.log.error({ name, ...imported.refusal }, 'a statement was refused')
    const target = join(folder, imported.ok ? 'imported' : 'refused')
    await mkdir(target, { recursive: true })
    await rename(path, join(target, name))
  }
}
