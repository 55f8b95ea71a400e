import { expect, test } from 'vitest'
import { generate } from '../../server/autoship/generation/generate.ts'
import { good, orderShop } from '../support/order-shop.ts'
import { newTimes, runningAutoship } from '../support/running-autoship.ts'
import { atOnce } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()

test.each(rounds(2))(
  'a customer’s changes of an autoship meet the generator with one outcome (seed %i)',
  async (seed) => {
    const { shuffled } = choices(seed)
    const { at, tuesday, day } = await newTimes(shop)
    for (const action of ['skip', 'pause', 'swap', 'move', 'end'] as const) {
      at(0)
      const anna = await shop.customer({ accountCents: 10_000 })
      const water = await runningAutoship(anna, { day: tuesday(1) })
      const params = water.on(0)
      const customer = {
        skip: () => anna.api.skipDelivery({ params }),
        pause: () => anna.api.pauseAutoships({ body: { pause_from: day(10), pause_to: day(12) } }),
        swap: () =>
          anna.api.changeDeliveryItem({ params, body: { good_id: good.water, order: 5 } }),
        move: () => anna.api.moveDelivery({ params, body: { delivery_date: day(13) } }),
        end: () => anna.api.removeAutoship({ params: water.params }),
      }[action]
      at(4)
      const outcomes = await atOnce<unknown>(
        shuffled([customer, () => generate(shop.app), () => generate(shop.app)]),
      )
      expect(
        outcomes.map(({ status }) => status),
        action,
      ).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
      await generate(shop.app)

      const { order: orders } = await anna.api.listUnconfirmedOrders()
      const [first] = (await anna.api.readAutoshipDiary()).data.deliveries
      if (action === 'swap') {
        expect(orders).toMatchObject([
          { order_items_list: [{ no_of_goods: 5 }], delivery_date: tuesday(1) },
        ])
        expect(first).toMatchObject({ state: 'made', items: [{ order: 5 }] })
      } else if (action === 'move') {
        const isDueYet = orders.length > 0
        expect(orders.map(({ delivery_date }) => delivery_date)).toEqual(isDueYet ? [day(13)] : [])
        expect(first).toMatchObject({
          state: isDueYet ? 'made' : 'planned',
          delivery_date: day(13),
        })
      } else {
        expect(orders, action).toEqual([])
        expect((await anna.api.readUser()).user.balance, action).toBe(100)
        const states = { skip: 'skipped', pause: 'paused', end: undefined }
        expect(first?.state, action).toBe(states[action])
      }
    }
    expect(await brokenRules(shop.db)).toEqual([])
  },
  120_000,
)
