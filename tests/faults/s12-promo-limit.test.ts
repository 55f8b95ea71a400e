import { expect, test } from 'vitest'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { timesAtOnce } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { rounds } from './kit/rounds.ts'

const shop = await orderShop()
const crowd = process.env.FAULT_RUNS ? 100 : 20

const usesOf = async (code: string) =>
  (
    await shop.db
      .selectFrom('promoCodes')
      .select('uses')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).uses

test.each(rounds())(
  'a code is used as often as its limit allows, however many order at once (seed %i)',
  async (seed) => {
    const useLimit = seed % 2 === 0 ? 10 : 1
    const code = `RUDENS${seed}`
    await shop.db
      .insertInto('promoCodes')
      .values({ code, kind: 'percent', percent: 10, useLimit, customerLimit: 1 })
      .execute()
    const buyers = await Promise.all(Array.from({ length: crowd }, () => shop.customer()))
    const carts: Awaited<ReturnType<typeof filledCart>>[] = []
    for (const buyer of buyers) {
      carts.push(await filledCart(buyer, { [good.tea]: 10 }))
      expect(await buyer.api.activatePromo({ params: { code } })).toMatchObject({ activated: 1 })
    }
    const results = await timesAtOnce(crowd, (n) =>
      buyers[n]!.api.placeOrder({ params: carts[n]!.params }),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(useLimit)
    expect(await usesOf(code)).toBe(useLimit)
    const lost = results.findIndex(({ status }) => status === 'rejected')
    expect(results[lost]).toMatchObject({
      reason: { body: { changes: [{ kind: 'promo', old: code }] } },
    })
    // Who came too late orders without it, and harms nobody who has it.
    await buyers[lost]!.api.placeOrder({ params: carts[lost]!.params })
    expect(await usesOf(code)).toBe(useLimit)
    const won = results.findIndex(({ status }) => status === 'fulfilled')
    await buyers[won]!.api.cancelOrder({ params: carts[won]!.params })
    expect(await usesOf(code)).toBe(useLimit - 1)
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
