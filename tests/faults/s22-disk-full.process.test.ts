import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brokenRules } from './kit/broken-rules.ts'
import { cleanUp } from './kit/clean-up.ts'
import { outcomeOf, underLoad } from './kit/load.ts'
import { ownDatabase } from './kit/own-database.ts'
import { realShop } from './kit/real-shop.ts'
import { rounds } from './kit/rounds.ts'
import { shoppers } from './kit/shoppers.ts'

/** A small disk in memory, which only root may make, and not in every container. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'avots-small-disk-'))
  const made =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', folder]).status === 0
  if (made) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

/** To the last byte, whatever the database writes at the same time. */
function fillUp(filler: string) {
  const megabyte = Buffer.alloc(2 ** 20)
  expect(() => {
    for (;;) appendFileSync(filler, megabyte)
  }).toThrow('ENOSPC')
}

const title = 'on a full disk reads work, writes ask for a retry, and free space heals everything'

test.for(rounds(1))(`${title} (round %i)`, async (_round, { skip }) => {
  const disk = smallDisk() ?? skip('no disk can be mounted here, which takes root')
  // After shop and database, which end first: what was opened last is closed first.
  cleanUp(() => {
    spawnSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  })
  const { db, dataDir } = await ownDatabase('disk-full', disk)
  const server = await realShop({ environment: { DATA_DIR: dataDir } })
  await server.start()
  const shop = await shoppers(server, db)
  const { orderOnce, promised, people } = await shop.crowd(4)
  await orderOnce(0)

  const filler = path.join(disk, 'filler')
  fillUp(filler)
  const load = underLoad(4, orderOnce)
  await expect.poll(() => load.tally.outcomes['503'] ?? 0, { timeout: 120_000 }).toBeGreaterThan(3)
  const reading = () =>
    server
      .as(people[0]!.token)
      .listOrders({ query: { page: '1' } })
      .then(() => 'ok', outcomeOf)
  await expect.poll(reading, { timeout: 30_000 }).toBe('ok')
  expect((await fetch(`${server.origin}/api/category`)).status).toBe(200)
  expect(server.hasEnded()).toBe(false)

  rmSync(filler)
  const before = promised.length
  await expect.poll(() => promised.length, { timeout: 90_000 }).toBeGreaterThan(before + 4)
  const { outcomes: ends } = await load.stop()
  expect(
    Object.keys(ends).filter((end) => end !== 'ok' && end !== '503'),
    server.log(),
  ).toEqual([])
  expect(await shop.lost(promised)).toEqual([])
  expect(await brokenRules(db)).toEqual([])
})
