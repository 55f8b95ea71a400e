import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MIN_LENGTH = 32
const READ_TIMEOUT_MS = 1_000

/** Errors of file systems without hard links (FAT, some network shares). */
const noHardLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'])

/** The secret in DATA_DIR, created at first use, for a shop whose environment sets none. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(dataDir, file)
  return readWhole(file)
}

/** The first process creates the file; the hard link shows it to others only when complete. */
function makeSecret(dataDir: string, file: string) {
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(48).toString('base64url')
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, secret, { mode: 0o600 })
  try {
    ignoreExisting(() => linkSync(draft, file))
  } catch (error) {
    if (!noHardLinks.has(codeOf(error))) throw error
    ignoreExisting(() => writeFileSync(file, secret, { mode: 0o600, flag: 'wx' }))
  } finally {
    rmSync(draft)
  }
}

function ignoreExisting(create: () => void) {
  try {
    create()
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** Without hard links the file is empty for a moment; an empty secret must never sign. */
function readWhole(file: string): string {
  const deadline = Date.now() + READ_TIMEOUT_MS
  for (;;) {
    const secret = readFileSync(file, 'utf8')
    if (secret.length >= MIN_LENGTH) return secret
    if (Date.now() > deadline)
      throw new Error(`${file} is no secret: it must be at least ${MIN_LENGTH} characters long`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
}
