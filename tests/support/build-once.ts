import { spawnSync } from 'node:child_process'

let isBuilt = false

/** Builds the web if its sources have changed. */
export function buildOnce() {
  isBuilt ||= spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status === 0
  if (!isBuilt) throw new Error('The web could not be built.')
}
