import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allRows } from '../house/rights/all-rows.ts'
import { machineEnvironment } from '../support/machine-environment.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { underLoad } from './kit/load.ts'
import { ownDatabase, temporaryFolder } from './kit/own-database.ts'
import { realShop } from './kit/real-shop.ts'
import { rounds } from './kit/rounds.ts'
import { shoppers } from './kit/shoppers.ts'

const { dataDir, db } = await ownDatabase('backup')
const server = await realShop({ environment: { DATA_DIR: dataDir } })
await server.start()
const shop = await shoppers(server, db)
const files = temporaryFolder('backups')

/** The operator's command, as it is typed. */
function command(folder: string, ...words: string[]) {
  const env = { ...machineEnvironment(), NODE_ENV: 'test', DATA_DIR: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/cli.ts', ...words], {
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test.each(rounds(1))(
  'a backup made while people order is a shop of that moment (round %i)',
  async (round) => {
    const file = path.join(files, `${round}.gz`)
    const { orderOnce, promised, people } = await shop.crowd(4)
    const load = underLoad(4, orderOnce)
    await expect.poll(() => promised.length).toBeGreaterThan(0)
    const before = [...promised]
    const made = command(dataDir, 'backup', file)
    expect(made).toMatchObject({ status: 0, output: expect.stringMatching(/\d+ rows/) })
    const { outcomes: ends } = await load.stop()
    expect(ends).toEqual({ ok: promised.length })

    const fresh = temporaryFolder('restored')
    expect(command(fresh, 'restore', file)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/\d+ rows as of/),
    })
    const copy = await ownDatabase('restored', fresh)
    expect(await brokenRules(copy.db)).toEqual([])
    const restored = await copy.db
      .selectFrom('orders')
      .select(['id', 'customerId'])
      .where('status', 'not in', ['returnedToCart', 'cancelled'])
      .execute()
    const ids = new Set(restored.map(({ id }) => id))
    expect(before.filter((id) => !ids.has(id))).toEqual([])

    // Opened on the copy, everybody is still logged in and orders go on.
    const second = await realShop({ environment: { DATA_DIR: fresh } })
    await second.start()
    const [first] = restored.filter(({ id }) => before.includes(id))
    const anna = second.as(people.find(({ id }) => id === first!.customerId)!.token)
    expect((await anna.listOrders({ query: { page: '1' } })).order.total).toBeGreaterThan(0)
    expect((await anna.createCart()).data.id).toBeGreaterThan(Math.max(...ids))
    await second.stop()
  },
)

test('nothing is lost on the way, and nothing is half restored', async () => {
  await server.stop()
  const source = await allRows(db)
  const file = path.join(files, 'quiet.gz')
  expect(command(dataDir, 'backup', file).status).toBe(0)
  const fresh = temporaryFolder('restored')
  const copy = await ownDatabase('restored', fresh)

  const cutShort = path.join(files, 'short.gz')
  const whole = readFileSync(file)
  writeFileSync(cutShort, whole.subarray(0, whole.length / 2))
  const untouched = await allRows(copy.db)
  expect(command(fresh, 'restore', cutShort)).toMatchObject({
    status: 1,
    output: expect.stringContaining('no whole backup'),
  })
  expect(command(fresh, 'restore', 'nowhere.gz')).toMatchObject({
    status: 1,
    output: expect.stringContaining('no file'),
  })
  expect(await allRows(copy.db)).toEqual(untouched)

  expect(command(fresh, 'restore', file).status).toBe(0)
  expect(await allRows(copy.db)).toEqual(source)
  expect(command(fresh, 'restore', file)).toMatchObject({
    status: 1,
    output: expect.stringContaining('not empty'),
  })
  expect(command(fresh, 'jobs')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/mail\.send|empty/),
  })
})
