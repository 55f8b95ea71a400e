// `npm start`: builds when sources changed, then becomes the shop. Plain JavaScript: what reads
// TypeScript would stay in the shop's memory.
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'

// Compiled code is kept: it halves the start.
enableCompileCache('node_modules/.cache/avots')
const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('../build/node/main.js')
