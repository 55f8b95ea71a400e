import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'

/** `npm start`: builds when sources changed, then becomes the shop. Compiled code is kept: it halves the start. */
enableCompileCache('node_modules/.cache/avots')
const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
await import('../server/main.ts')
