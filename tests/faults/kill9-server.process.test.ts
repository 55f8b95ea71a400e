import { expect, test } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { brokenRules } from './kit/broken-rules.ts'
import { expectWithin } from './kit/expect-within.ts'
import { underLoad } from './kit/load.ts'
import { ownDatabase } from './kit/own-database.ts'
import { realShop } from './kit/real-shop.ts'
import { choices, rounds } from './kit/rounds.ts'
import { shoppers } from './kit/shoppers.ts'

const { dataDir, db } = await ownDatabase('kill9-server')
const server = await realShop({ environment: { DATA_DIR: dataDir } })
await server.start()
const shop = await shoppers(server, db)

/** Ten with `FAULT_RUNS`, as `npm run faults` does. */
const kills = process.env.FAULT_RUNS ? 10 : 4

test.each(rounds(1))(
  'killed again and again under load, it opens again each time (round %i)',
  async (seed) => {
    const { upTo } = choices(seed)
    const { orderOnce, promised } = await shop.crowd(6)
    const load = underLoad(6, orderOnce)
    const starts: { wallMs: number; workMs: number }[] = []
    const oneMoreOrder = async () => {
      const before = promised.length
      await expect.poll(() => promised.length, { timeout: 60_000 }).toBeGreaterThan(before)
    }
    for (let kill = 0; kill < kills; kill += 1) {
      await oneMoreOrder()
      await pause(upTo(400))
      await server.kill()
      starts.push(await server.start())
    }
    await oneMoreOrder()
    const { outcomes: ends } = await load.stop()
    expectWithin(4_000, Math.max(...starts.map(({ workMs }) => workMs)), JSON.stringify(starts))
    expect(
      Object.keys(ends).filter((end) => !['ok', '503', 'no answer'].includes(end)),
      server.log(),
    ).toEqual([])
    expect(Object.keys(ends)).toContain('no answer')
    expect(await shop.lost(promised)).toEqual([])
    expect(await brokenRules(db)).toEqual([])
    console.log(
      `${promised.length} orders; ready after ${starts.map(({ wallMs }) => wallMs).join(', ')} ms`,
    )
  },
)
