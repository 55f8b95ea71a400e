import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'avots-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a secret is made once, is for its owner alone, and leaves nothing else behind', () => {
  const secret = keptSecret(folder)
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(keptSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('processes that start at once have one secret, and none of them half of it', async () => {
  const program = `
    import { keptSecret } from ${JSON.stringify(join(import.meta.dirname, 'kept-secret.ts'))}
    for (let made = 0; made < 200; made += 1) console.log(keptSecret(process.argv[1] + '/' + made))`
  const told = await Promise.all(
    [1, 2].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder])
      const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
      return said
    }),
  )
  expect(told[0]).toMatch(/^(?:[\w-]{64}\n){200}$/)
  expect(told[1]).toBe(told[0])
})
