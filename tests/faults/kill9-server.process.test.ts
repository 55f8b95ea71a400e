import { expect, test } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { brokenRules } from './kit/broken-rules.ts'
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
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(150 + upTo(400))
      await server.kill()
      starts.push(await server.start())
    }
    await pause(500)
    const { outcomes: ends } = await load.stop()
    expect(Math.max(...starts.map(({ workMs }) => workMs)), JSON.stringify(starts)).toBeLessThan(
      4_000,
    )
    expect(Object.keys(ends).toSorted()).toEqual(['no answer', 'ok'])
    expect(promised.length).toBeGreaterThan(kills)
    expect(await shop.lost(promised)).toEqual([])
    expect(await brokenRules(db)).toEqual([])
    console.log(
      `${promised.length} orders; ready after ${starts.map(({ wallMs }) => wallMs).join(', ')} ms`,
    )
  },
)
