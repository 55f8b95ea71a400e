import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath, headlessShell } from '../tests/support/chromium.ts'

const answers = (command: string) =>
  spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
const install = (...packages: string[]) =>
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)

/** Tests need a browser and a reader of PDF: Debian's where there is none and we may install it. */
export function installTools(): void {
  const wantsShell = process.env.CHROMIUM_PATH === undefined && !existsSync(headlessShell)
  const wantsReader = !answers('pdftotext')
  if (!wantsShell && !wantsReader) return
  apt('update', '-qq')
  if (wantsShell && !install('chromium-headless-shell') && !existsSync(chromiumPath()))
    install('chromium')
  if (wantsReader) install('poppler-utils')
  if (!existsSync(chromiumPath()))
    console.error('Install Chromium first; CHROMIUM_PATH may name another browser.')
  if (!answers('pdftotext')) console.error('Install poppler-utils first.')
}
