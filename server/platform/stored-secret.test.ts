import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { storedSecret } from './stored-secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'avots-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a secret is created once, readable for its owner only, without other files', () => {
  const secret = storedSecret(folder)
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(storedSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

const withoutLinks = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  fs.linkSync = () => { throw Object.assign(new Error('no links here'), { code: 'EPERM' }) }
  syncBuiltinESMExports()`

test.each([
  ['where a file can have two names', ''],
  ['where it cannot', withoutLinks],
])('processes that start at once share one complete secret %s', async (where, before) => {
  const module = join(import.meta.dirname, 'stored-secret.ts')
  const program = `${before}
    const { storedSecret } = await import(${JSON.stringify(module)})
    for (let n = 0; n < 200; n += 1) console.log(storedSecret(process.argv[1] + '/' + n))`
  const outputs = await Promise.all(
    [1, 2].map(async () => {
      const child = spawn(process.execPath, [
        '--input-type=module',
        '--eval',
        program,
        join(folder, where),
      ])
      const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
      return output
    }),
  )
  expect(outputs[0]).toMatch(/^(?:[\w-]{64}\n){200}$/)
  expect(outputs[1]).toBe(outputs[0])
  expect(readdirSync(join(folder, where, '0'))).toEqual(['secret'])
})

test('an empty file from a full disk or a power failure is never used as a secret', () => {
  writeFileSync(join(folder, 'secret'), '')
  expect(() => storedSecret(folder)).toThrow('at least 32 characters')
})
