import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import type { ApiDocument } from '../../../server/platform/http/openapi.ts'
import { stockedShop } from '../../support/stocked-shop.ts'
import { outsideProgram } from './outside-developer.ts'
import { typedClient } from './typed-client.ts'

const run = promisify(execFile)
const shop = await stockedShop()
await shop.server.listen({ port: 0, host: '127.0.0.1' })
const { port } = shop.server.server.address() as AddressInfo

const folder = mkdtempSync(join(tmpdir(), 'avots-client-'))
afterAll(() => rmSync(folder, { recursive: true }))

const tsc = join(process.cwd(), 'node_modules/.bin/tsc')
const typeRoots = join(process.cwd(), 'node_modules/@types')
const flags = '--noEmit --strict --noUncheckedIndexedAccess --allowImportingTsExtensions'
const kinds = '--skipLibCheck --module nodenext --target esnext --types node'
const strictly = [...`${flags} ${kinds}`.split(' '), '--typeRoots', typeRoots]

// P-m15
test('a program with a client made of the document alone compiles and places an order', async () => {
  const address = `http://127.0.0.1:${port}/api`
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as ApiDocument
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'client.ts'), typedClient(document))
  writeFileSync(join(folder, 'program.ts'), outsideProgram)
  const compiled = await run(tsc, [...strictly, 'program.ts'], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  expect(compiled.stdout).toBe('')
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), address])
  const { sum, foreseen, ...order } = JSON.parse(stdout) as Record<string, unknown>
  expect(order).toEqual({ granted: 3, status: 3, day: expect.stringMatching(/^2026-11-2/) })
  expect(sum).toBe(foreseen)
})
