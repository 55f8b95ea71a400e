import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const answers = (command: string) => spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined

/** Tests need a browser and a reader of PDF: Debian's where there is none and we may install it. */
export function installTools(): void {
  const missing = [!existsSync(CHROMIUM) && 'chromium', !answers('pdftotext') && 'poppler-utils'].filter(
    (name) => name !== false,
  )
  if (missing.length === 0) return
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const installed = apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
  if (!installed) console.error(`Install ${missing.join(' and ')} first; CHROMIUM_PATH may name another browser.`)
}
