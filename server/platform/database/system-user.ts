import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The system user that runs the database; PostgreSQL refuses to run as root. */
export type SystemUser = { uid: number; gid: number }

/** Undefined unless this process runs as root: then the database runs as the same user. */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = systemUser('postgres') ?? systemUser('nobody')
  if (!owner)
    throw new Error(
      'Root cannot run the database, and there is no user "postgres" or "nobody" to run it',
    )
  return owner
}

/** The user that created a database also runs it later, even when root starts it. */
export function ownerOfFolder(folder: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid, gid } = lstatSync(folder)
  return { uid, gid }
}

function systemUser(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim(),
  )
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** A folder that only the database's user may enter; in shared /tmp it could belong to another. */
export function privateFolder(folder: string, owner: SystemUser | undefined) {
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined
  if (isNew && owner) chownSync(folder, owner.uid, owner.gid)
  const { uid } = lstatSync(folder)
  const wanted = owner?.uid ?? process.getuid?.()
  if (uid !== wanted)
    throw new Error(`The folder ${folder} belongs to user ${uid}, not to the database's ${wanted}`)
  chmodSync(folder, 0o700)
}

/** Root's umask may make its copies unreadable for other users. */
export function makeReadable(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink())
      chmodSync(file, lstatSync(file).mode | (entry.isDirectory() ? 0o555 : 0o444))
  }
}
