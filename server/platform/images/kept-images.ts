import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type Kept = { path: string; bytes: number; madeAt: number }

/** Other processes keep pictures in the same folder, so what is there is counted anew from time to time. */
const WRITES_BETWEEN_COUNTS = 100
/** A full folder is emptied to this share, oldest first: every picture can be made again. */
const KEPT_SHARE = 0.8

/** Pictures on disk, within a bound. A file is there whole or not at all. */
export function keptImages({ directory, maxBytes }: { directory: string; maxBytes: number }) {
  const pathOf = (name: string) => join(directory, name.slice(0, 2), name)
  let total: number | undefined
  let writes = 0

  async function shrink(): Promise<void> {
    const kept = await allKept(directory)
    total = kept.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= maxBytes) return
    for (const { path, bytes } of kept.toSorted((a, b) => a.madeAt - b.madeAt)) {
      if (total <= maxBytes * KEPT_SHARE) break
      await rm(path, { force: true })
      total -= bytes
    }
  }

  return {
    read: (name: string): Promise<Buffer | undefined> =>
      readFile(pathOf(name)).catch(() => undefined),

    async keep(name: string, bytes: Buffer): Promise<void> {
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

async function allKept(directory: string): Promise<Kept[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const stats = await Promise.all(files.map((path) => stat(path).catch(() => undefined)))
  return files.flatMap((path, i) =>
    stats[i] ? [{ path, bytes: stats[i].size, madeAt: stats[i].mtimeMs }] : [],
  )
}
