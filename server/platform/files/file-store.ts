import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Contents under their hashes in a folder; another store can take its place. */
export type FileStore = {
  put: (content: Buffer) => Promise<Buffer>
  /** Undefined where there is none. */
  get: (sha256: Buffer) => Promise<Buffer | undefined>
  /** Deletes a content unless it was put again meanwhile. */
  deleteIfOlderThan: (moment: Date, sha256: Buffer) => Promise<void>
  /** The contents that were last put before a moment. */
  listOlderThan: (moment: Date) => Promise<Buffer[]>
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

export function fileStore(directory: string): FileStore {
  const pathOf = (sha256: Buffer) => {
    const name = sha256.toString('hex')
    return join(directory, name.slice(0, 2), name)
  }
  return {
    async put(content) {
      const sha256 = createHash('sha256').update(content).digest()
      await writeWhole(pathOf(sha256), content)
      return sha256
    },
    get: (sha256) =>
      readFile(pathOf(sha256)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    deleteIfOlderThan: (moment, sha256) => deletePutBefore(moment, pathOf(sha256)),
    async listOlderThan(moment) {
      const names = await readdir(directory, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      const hashes = names
        .filter((name) => /\/[0-9a-f]{64}$/.test(name))
        .map((name) => name.slice(3))
      const old: Buffer[] = []
      for (const sha256 of hashes.map((name) => Buffer.from(name, 'hex'))) {
        const { mtime } = await stat(pathOf(sha256))
        if (mtime < moment) old.push(sha256)
      }
      return old
    },
  }
}

/** A reader sees the whole content or none; writing it again makes it young again. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}.part`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/** Sets it aside first: what is put from then on is another file and stays. */
async function deletePutBefore(moment: Date, path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`
  try {
    await rename(path, aside)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  const { mtime } = await stat(aside)
  await (mtime < moment ? rm(aside) : rename(aside, path))
}
