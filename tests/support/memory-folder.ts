import { existsSync, statfsSync } from 'node:fs'
import os from 'node:os'

const sharedMemory = '/dev/shm'
const ENOUGH_BYTES = 2_000_000_000

/** Whether Linux has enough memory to lie files in. */
export function hasMemoryFolder(): boolean {
  if (!existsSync(sharedMemory)) return false
  const { bavail, bsize } = statfsSync(sharedMemory)
  return bavail * bsize >= ENOUGH_BYTES
}

/**
 * Where databases of tests lie: in memory where Linux has enough of it. A database has a thousand
 * files, and ext4 is slow at making files where others were deleted a minute ago.
 */
export const memoryFolder = (): string => (hasMemoryFolder() ? sharedMemory : os.tmpdir())
