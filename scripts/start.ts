import { spawnSync } from 'node:child_process'

/** `npm start`: builds when sources changed, then becomes the shop. */
const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
await import('../server/main.ts')
