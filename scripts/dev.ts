import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'

/** `npm run dev`: the shop, with the web rebuilt and the server started again as sources change. */
const QUIET_MS = 150

const build = () =>
  spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status === 0

let shop: ChildProcess | undefined
let isWantedAgain = false
let timer: NodeJS.Timeout | undefined

function serve() {
  isWantedAgain = false
  shop = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit' })
  shop.once('exit', () => {
    shop = undefined
    if (isWantedAgain) serve()
  })
}

/** However often sources change while the old one ends, one comes after it. */
function again() {
  if (!build()) return
  if (shop === undefined) return serve()
  isWantedAgain = true
  shop.kill('SIGTERM')
}

function end() {
  isWantedAgain = false
  if (shop === undefined) process.exit(0)
  shop.once('exit', () => process.exit(0))
}

again()
for (const folder of ['domain', 'contract', 'server', 'web', 'db']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(again, QUIET_MS)
  })
}
// The shop is told by the terminal, too.
process.on('SIGINT', end)
