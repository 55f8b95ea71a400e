import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Journeys need a browser: Debian's where there is none and we may install it, else whatever CHROMIUM_PATH names. */
export function installChromium() {
  if (existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')) return
  const install = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const fetched = install('update', '-qq') && install('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  if (!fetched) console.error('No Chromium: install the package `chromium`, or name a browser in CHROMIUM_PATH.')
}
