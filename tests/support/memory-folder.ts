import { existsSync, statfsSync } from 'node:fs'
import os from 'node:os'

const sharedMemory = '/dev/shm'
const ENOUGH_BYTES = 2_000_000_000

/**
 * Where databases of tests lie: in memory where Linux has enough of it. A database has a thousand
 * files, and ext4 is slow at making files where others were deleted a minute ago.
 */
export function memoryFolder(): string {
  if (!existsSync(sharedMemory)) return os.tmpdir()
  const { bavail, bsize } = statfsSync(sharedMemory)
  return bavail * bsize >= ENOUGH_BYTES ? sharedMemory : os.tmpdir()
}
