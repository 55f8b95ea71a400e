import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const leastLength = 32
const patienceMs = 1_000

/** What file systems without second names of one file (FAT, some shares) answer to a link. */
const linkless = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'])

/** A secret made once and kept for this shop alone, where the environment gives none. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(dataDir, file)
  return readWhole(file)
}

/** Whoever comes first gives the file. It has its name only when it is whole, for another process may read it at once. */
function makeSecret(dataDir: string, file: string) {
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(48).toString('base64url')
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, secret, { mode: 0o600 })
  try {
    unlessTaken(() => linkSync(draft, file))
  } catch (error) {
    if (!linkless.has(codeOf(error))) throw error
    unlessTaken(() => writeFileSync(file, secret, { mode: 0o600, flag: 'wx' }))
  } finally {
    rmSync(draft)
  }
}

function unlessTaken(take: () => void) {
  try {
    take()
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** Where there are no links, the file is empty for a moment; one that stays so would sign with nothing. */
function readWhole(file: string): string {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const secret = readFileSync(file, 'utf8')
    if (secret.length >= leastLength) return secret
    if (Date.now() > deadline)
      throw new Error(`${file} is no secret: it must be at least ${leastLength} characters long`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
}
