import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { good } from '../support/order-shop.ts'
import { expectWithin } from './kit/expect-within.ts'
import { percentile, underLoad } from './kit/load.ts'
import { realShop } from './kit/real-shop.ts'
import { rounds } from './kit/rounds.ts'
import { sharedDatabase } from './kit/shared-database.ts'
import { shoppers } from './kit/shoppers.ts'

const { db, environment } = await sharedDatabase()
const server = await realShop({ role: 'web', environment })
await server.start()
await shoppers(server, db)
const readers = 4
const guessers = 60
const readings = 300

/** How long people wait who only look at a good. */
async function reading() {
  const look = () => server.nobody.readGood({ params: { id: String(good.honey) } })
  const load = underLoad(readers, look)
  while (load.tally.timesMs.length < readings) await pause(20)
  const { outcomes: ends, timesMs } = await load.stop()
  return { ends, p95Ms: percentile(timesMs, 95) }
}

test.each(rounds(1))(
  'sixty who guess passwords at once keep nobody from the shelves (round %i)',
  async () => {
    const quiet = await reading()
    // Who is not known costs a hash as well.
    const guess = (who: number) =>
      server.nobody.logIn({ body: { email: `kads${who}@example.lv`, password: 'minējums' } })
    const noise = underLoad(guessers, guess)
    const beside = await reading()
    const { outcomes: ends } = await noise.stop()
    expect(Object.keys(beside.ends)).toEqual(['ok'])
    // A wrong password is said to be one; who would wait too long is asked to come again.
    expect(['401', '429', '503']).toEqual(expect.arrayContaining(Object.keys(ends)))
    expect(Object.keys(ends)).toContain('401')
    // Hashes in the reader's way would cost each look those of all guessers, more than a second.
    expectWithin(2 * quiet.p95Ms + 250, beside.p95Ms)
    console.log(
      `a good is read within ${Math.round(quiet.p95Ms)} ms, beside ${guessers} guessers ${Math.round(beside.p95Ms)} ms (p95)`,
    )
  },
)
