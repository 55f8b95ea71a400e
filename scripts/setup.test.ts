import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Packages = Record<string, { version?: string; optional?: true; dev?: true }>

const locked: Packages = {
  '': {},
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/only-for-windows': { version: '1.0.0', optional: true },
}

let clone = ''
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'avots-setup-'))
  mkdirSync(join(clone, 'node_modules'))
  note('package-lock.json', locked)
  writeFileSync(join(clone, 'npm'), '#!/bin/sh\necho "$@" > asked\n')
  chmodSync(join(clone, 'npm'), 0o755)
})
afterEach(() => rmSync(clone, { recursive: true }))

const note = (file: string, packages: Packages) =>
  writeFileSync(join(clone, file), JSON.stringify({ packages }))

/** Whether npm was asked to install, in a clone where npm has noted these packages. */
function installs(packages?: Packages, environment = {}): boolean {
  if (packages) note('node_modules/.package-lock.json', packages)
  const env = { PATH: [clone, process.env.PATH].join(delimiter), ...environment }
  const { status } = spawnSync(process.execPath, [resolve('scripts/setup.mjs')], {
    cwd: clone,
    env,
  })
  expect(status).toBe(0)
  return existsSync(join(clone, 'asked'))
}

const { 'node_modules/only-for-windows': _other, ...ours } = locked
const { 'node_modules/vite': _tool, ...withoutTools } = ours

test('a fresh clone is installed', () => expect(installs()).toBe(true))

test('what npm has installed, by hand, too, is left as it is', () =>
  expect(installs(ours)).toBe(false))

test('a package that changed or is new is installed', () => {
  expect(installs({ ...ours, 'node_modules/pg': { version: '7.0.0' } })).toBe(true)
})

test('an image without tools lacks them only where there is development', () => {
  expect(installs(withoutTools, { NODE_ENV: 'production' })).toBe(false)
  expect(installs(withoutTools)).toBe(true)
})

test('packages that another checkout lends are never installed over', () => {
  rmSync(join(clone, 'node_modules'), { recursive: true })
  mkdirSync(join(clone, 'lender'))
  symlinkSync('lender', join(clone, 'node_modules'))
  expect(installs({})).toBe(false)
})
