import { freePort } from '../support/free-port.ts'
import { load, type Measured } from './load.ts'
import { startShop } from './shop-process.ts'

const quietSeconds = 10

/** Requests uncached lists of a shop on the same database, alone and then until stopped. */
export async function shopMeanwhile(dataDir: string) {
  const shop = await startShop(dataDir, await freePort())
  let requests = 0
  const path = () => `/api/goods-paginate?page=1&limit=24&search=&_=${(requests += 1)}`
  const some = (seconds: number) => load({ origin: shop.origin, path, clients: 2, seconds })
  await some(2)
  const alone = await some(quietSeconds)
  let isOver = false
  const rounds: Measured[] = []
  const meanwhile = (async () => {
    while (!isOver) rounds.push(await some(2))
  })()
  // What fails meanwhile is thrown where it is waited for.
  meanwhile.catch(() => undefined)
  return {
    stop: shop.stop,
    async tell() {
      isOver = true
      // The last round outlasts the work, so it does not count; one alone does.
      await meanwhile
      if (rounds.length > 1) rounds.pop()
      const p99 = Math.max(...rounds.map((round) => round.p99))
      const p50 = rounds.map((round) => round.p50).toSorted((a, b) => a - b)[
        Math.floor(rounds.length / 2)
      ]!
      console.log(
        `The shop beside it: p50 ${alone.p50.toFixed(1)} ms alone, ${p50.toFixed(1)} ms meanwhile; ` +
          `p99 ${alone.p99.toFixed(1)} ms alone, ${p99.toFixed(1)} ms in the worst two seconds meanwhile.`,
      )
    },
  }
}
