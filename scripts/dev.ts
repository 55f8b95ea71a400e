import { spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'

/** `npm run dev`: the shop, with the web rebuilt and the server started again as sources change. */
const QUIET_MS = 150

const build = () => spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status === 0
const serve = () => spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit' })

let shop = build() ? serve() : undefined
let timer: NodeJS.Timeout | undefined

function again() {
  if (!build()) return
  const next = () => (shop = serve())
  if (shop?.exitCode === null) {
    shop.once('exit', next)
    shop.kill('SIGTERM')
  } else next()
}

for (const folder of ['domain', 'contract', 'server', 'web', 'db']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(again, QUIET_MS)
  })
}
process.on('SIGINT', () => shop?.once('exit', () => process.exit(0)))
