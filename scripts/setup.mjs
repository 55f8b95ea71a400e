// Runs before every command on whatever Node the machine has, hence plain JavaScript without packages.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

const stamp = 'node_modules/.installed'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

// Through a link, `npm ci` would empty the packages of the checkout that it leads to, under the feet of whoever runs there.
const areLent = lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink() ?? false

if (installed !== wanted && areLent) console.warn('node_modules is a link: its packages are left as they are.')
else if (installed !== wanted) {
  console.log('Installing packages (once, about half a minute) …')
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (install.status !== 0) process.exit(install.status ?? 1)
  writeFileSync(stamp, wanted)
}
