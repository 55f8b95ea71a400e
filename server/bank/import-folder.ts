import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bySystem } from '../../domain/actor.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { importStatementFile } from './import-statements.ts'
import { reasonOf } from './refused-statement.ts'

/** A file that is still being written is left for the next time. */
const restMs = 10_000

const folderOf = ({ config }: Pick<App, 'config'>) => join(config.dataDir, 'bank')

/**
 * Imports what was dropped into `DATA_DIR/bank`. Files then lie in `imported`, refused ones in
 * `refused` beside the reason.
 */
export async function importFolder(app: AppWithDb): Promise<void> {
  const folder = folderOf(app)
  for (const name of await statementsIn(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs < restMs) continue
    const content = await readFile(path)
    const imported = await importStatementFile(app, bySystem, { name, content })
    const target = join(folder, imported.ok ? 'imported' : 'refused')
    await mkdir(target, { recursive: true })
    if (!imported.ok) {
      app.log.error({ name, ...imported.refusal }, 'a statement was refused')
      await writeFile(join(target, `${name}.txt`), reasonOf(imported.refusal, 'lv'))
    }
    await rename(path, join(target, name))
  }
}

export type RefusedFile = { name: string; reason: string; at: Date }

/** Files that were refused, until somebody takes them away. */
export async function listRefusedFiles(app: Pick<App, 'config'>): Promise<RefusedFile[]> {
  const folder = join(folderOf(app), 'refused')
  return Promise.all(
    (await statementsIn(folder)).map(async (name) => {
      const path = join(folder, name)
      const reason = await readFile(`${path}.txt`, 'utf8').catch(() => '')
      return { name, reason, at: (await stat(path)).mtime }
    }),
  )
}

async function statementsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.toLowerCase().endsWith('.xml')).sort()
}
