// Runs before every command on whatever Node the machine has, hence plain JavaScript without packages.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}

// npm's own note of what it installed, whoever asked it to: under a shop that runs, nothing is installed anew without need.
const there = packagesOf('node_modules/.package-lock.json')
const withoutTools = process.env.NODE_ENV === 'production'
const isThere = ([path, { version, optional, dev }]) =>
  path === '' || (there[path] ? there[path].version === version : optional || (dev && withoutTools))

// Through a link, `npm ci` would empty the packages of the checkout that it leads to, under the feet of whoever runs there.
const areLent = lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink() ?? false

if (!Object.entries(packagesOf('package-lock.json')).every(isThere)) {
  if (areLent) console.warn('node_modules is a link: its packages are left as they are.')
  else install()
}

function install() {
  console.log('Installing packages (once, about half a minute) …')
  const asked = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', asked, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
