import { spawnSync } from 'node:child_process'

let isBuilt = false

/** Tests that need pages build the web first, if its sources have changed. */
export function buildOnce() {
  isBuilt ||= spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status === 0
  if (!isBuilt) throw new Error('The web could not be built.')
}
