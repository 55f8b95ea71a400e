import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrate } from '../../server/platform/database/migrate.ts'
import { migrationFiles } from '../../server/platform/database/migration-files.ts'
import { queryValues } from '../support/query-values.ts'
import { silentLog as log } from '../support/database-server.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { cleanUp } from './kit/clean-up.ts'
import { expectWithin } from './kit/expect-within.ts'
import { underLoad } from './kit/load.ts'
import { realShop, type RealShop } from './kit/real-shop.ts'
import { rounds } from './kit/rounds.ts'
import { sharedDatabase } from './kit/shared-database.ts'
import { shoppers } from './kit/shoppers.ts'

const { owner, app, db, environment } = await sharedDatabase()
const servers = [await realShop({ environment }), await realShop({ environment })]
let [current, next] = servers as [RealShop, RealShop]
await current.start()

/** As a proxy does: to a process that reports itself ready, by a connection for each request. */
let target = current.origin
function sendThroughProxy(address: string, request: RequestInit) {
  const headers = new Headers(request.headers)
  headers.set('connection', 'close')
  return fetch(`${target}${address}`, { ...request, headers })
}
const proxied = (token?: string) => current.as(token, sendThroughProxy)
const shop = await shoppers({ as: proxied, nobody: proxied() }, db)

let step = 0

test.each(rounds(1))(
  'a new version takes over under load, and nobody is refused (round %i)',
  async () => {
    const { orderOnce, promised } = await shop.crowd(6)
    const load = underLoad(6, orderOnce)
    await next.start()
    const watch = setInterval(() => {
      void current.isReady().then((ready) => ready || (target = next.origin))
    }, 50)
    cleanUp(() => clearInterval(watch))
    await pause(300)

    const begun = performance.now()
    await current.stop()
    expectWithin(10_000, performance.now() - begun)
    await expect.poll(() => target).toBe(next.origin)

    // The new version's tables change while it works; what it has planned is planned anew.
    const name = `9999_planted_${(step += 1)}.sql`
    const sql = `alter table goods add column planted_${step} text;
      alter table orders add column planted_${step} int`
    // The version of the next round would refuse to start on this round's change.
    cleanUp(() => queryValues(owner, `delete from migration where name = '${name}'`))
    const planted = { name, sql, checksum: name }
    await migrate({ owner, app, log, files: [...migrationFiles(), planted] })
    await pause(500)
    const { outcomes: ends, slowestMs } = await load.stop()
    expect(ends, next.log()).toEqual({ ok: promised.length })
    expectWithin(5_000, slowestMs)
    expect(await shop.lost(promised)).toEqual([])
    expect(await brokenRules(db)).toEqual([])
    ;[current, next] = [next, current]
  },
)
