import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type CachedFile = { path: string; bytes: number; writtenAt: number }

/** Other processes write to the same folder, so its size is counted again from time to time. */
const WRITES_BETWEEN_COUNTS = 100
/** A full folder is emptied to this share, oldest first. */
const REMAINING_SHARE = 0.8

/** Pictures on disk up to a size. A file appears under its name only when it is complete. */
export function diskCache({ directory, maxBytes }: { directory: string; maxBytes: number }) {
  const pathOf = (name: string) => join(directory, name.slice(0, 2), name)
  let total: number | undefined
  let writes = 0

  async function shrink(): Promise<void> {
    const files = await cachedFiles(directory)
    total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= maxBytes) return
    for (const { path, bytes } of files.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
      if (total <= maxBytes * REMAINING_SHARE) break
      await rm(path, { force: true })
      total -= bytes
    }
  }

  return {
    read: (name: string): Promise<Buffer | undefined> =>
      readFile(pathOf(name)).catch(() => undefined),

    async write(name: string, bytes: Buffer): Promise<void> {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}.part`
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
      total = total === undefined ? undefined : total + bytes.length
      writes++
      if (total === undefined || total > maxBytes || writes % WRITES_BETWEEN_COUNTS === 0)
        await shrink()
    },
  }
}

async function cachedFiles(directory: string): Promise<CachedFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const stats = await Promise.all(files.map((path) => stat(path).catch(() => undefined)))
  return files.flatMap((path, i) =>
    stats[i] ? [{ path, bytes: stats[i].size, writtenAt: stats[i].mtimeMs }] : [],
  )
}
