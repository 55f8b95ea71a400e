import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { good } from '../support/order-shop.ts'
import { residentMb } from '../support/process-figures.ts'
import { brokenRulesAtRest, brokenRules } from './kit/broken-rules.ts'
import { underLoad } from './kit/load.ts'
import { ownDatabase } from './kit/own-database.ts'
import { realShop } from './kit/real-shop.ts'
import { choices, rounds } from './kit/rounds.ts'
import { shoppers } from './kit/shoppers.ts'

/** `SOAK_MINUTES=480 npm run faults s40`: mixed work with a fault every half minute. */
const minutes = Number(process.env.SOAK_MINUTES ?? (process.env.FAULT_RUNS ? 5 : 0.1))
const betweenFaultsMs = process.env.SOAK_MINUTES || process.env.FAULT_RUNS ? 30_000 : 2_000
const mostGrowthMb = 200

const { dataDir, db, signal, cutAll } = await ownDatabase('soak')
const server = await realShop({ environment: { DATA_DIR: dataDir } })
await server.start()
const shop = await shoppers(server, db)

const faults: Record<string, () => unknown> = {
  'the shop is killed': async () => {
    await server.kill()
    await server.start()
  },
  'the shop stands still for a second': async () => {
    server.freeze()
    await pause(1_000)
    server.thaw()
  },
  'the database is killed': () => signal('SIGKILL'),
  'all connections to the database are ended': cutAll,
}

/** The runs of one seed are one long day: it is the faults that are left to chance. */
test.each(rounds(1).slice(0, 1))(
  'a long day of mixed work with things that break (seed %i)',
  async (seed) => {
    const { oneOf } = choices(seed)
    const { orderOnce, promised } = await shop.crowd(4)
    const orders = underLoad(4, orderOnce)
    const looks = underLoad(
      2,
      () => server.nobody.readGood({ params: { id: String(good.honey) } }),
      5,
    )
    const searches = underLoad(1, () => server.nobody.listGoods({ query: { search: 'medus' } }), 20)
    const broken: string[] = []
    const end = performance.now() + minutes * 60_000
    let firstMb: number | undefined
    while (performance.now() < end) {
      const fault = oneOf(Object.keys(faults))
      await faults[fault]!()
      broken.push(fault)
      await pause(betweenFaultsMs)
      const before = promised.length
      await expect.poll(() => promised.length, { timeout: 60_000 }).toBeGreaterThan(before)
      firstMb ??= residentMb(server.pid())
      expect(await brokenRules(db), fault).toEqual([])
    }
    for (const load of [orders, looks, searches]) {
      const { outcomes: ends } = await load.stop()
      const unexpected = Object.keys(ends).filter(
        (how) => !['ok', '503', 'no answer'].includes(how),
      )
      expect(unexpected, server.log()).toEqual([])
    }
    expect(await shop.lost(promised)).toEqual([])
    // Once nothing breaks any more, what waits is done without a human.
    await expect.poll(() => brokenRulesAtRest(db), { timeout: 60_000, interval: 1_000 }).toEqual([])
    expect(residentMb(server.pid()) - firstMb!).toBeLessThan(mostGrowthMb)
    console.log(`${promised.length} orders while ${broken.length} times something broke`)
  },
)
