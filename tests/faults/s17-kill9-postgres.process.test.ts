import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { brokenRules } from './kit/broken-rules.ts'
import { expectWithin } from './kit/expect-within.ts'
import { underLoad } from './kit/load.ts'
import { ownDatabase } from './kit/own-database.ts'
import { realShop } from './kit/real-shop.ts'
import { choices, rounds } from './kit/rounds.ts'
import { shoppers } from './kit/shoppers.ts'

const { dataDir, db, signal, cutAll } = await ownDatabase('kill9-postgres')
const server = await realShop({ environment: { DATA_DIR: dataDir } })
await server.start()
const shop = await shoppers(server, db)

const ways: Record<string, () => unknown> = {
  'its postmaster is killed': () => signal('SIGKILL'),
  'it is restarted in a hurry': () => signal('SIGQUIT'),
  'all of its connections are ended': cutAll,
}

test.each(Object.keys(ways).flatMap((way) => rounds(1).map((seed) => [way, seed] as const)))(
  'the shop outlives its database when %s, and keeps what it promised (round %i)',
  async (way, seed) => {
    const { upTo } = choices(seed)
    const { orderOnce, promised } = await shop.crowd(8)
    const load = underLoad(8, orderOnce)
    await pause(300 + upTo(700))
    await ways[way]!()
    const brokenAt = performance.now()
    const before = promised.length
    await expect
      .poll(() => promised.length, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(before + 8)
    expectWithin(10_000, performance.now() - brokenAt)
    const { outcomes: ends, slowestMs } = await load.stop()
    expect(server.hasEnded()).toBe(false)
    // Some are told to come again; nobody hears of an error of ours.
    expect(
      Object.keys(ends).filter((end) => !['ok', '503'].includes(end)),
      server.log(),
    ).toEqual([])
    expectWithin(10_000, slowestMs)
    expect(await shop.lost(promised)).toEqual([])
    expect(await brokenRules(db)).toEqual([])
    console.log(`${way}: ${JSON.stringify(ends)}, slowest ${Math.round(slowestMs)} ms`)
  },
)
