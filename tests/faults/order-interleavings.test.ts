import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isEdited, nextMorning, oneOrder, type Step } from '../support/one-order.ts'
import { good, orderShop, setStock } from '../support/order-shop.ts'
import { atOnce, permutations } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 5_000)

const steps: Step[] = ['edit', 'cancel', 'close', 'deliver']

/** The same life as a small model tells it: what the step is answered, and the state that follows. */
function afterStep(state: { status: number; isEdited: boolean }, step: Step) {
  const { status } = state
  if (step === 'edit') {
    if (status === 3 && !state.isEdited) return { told: 'done', status, isEdited: true }
    // A cancelled order takes its copy along, and an edit its own.
    return { ...state, told: status === 0 || state.isEdited ? 'not_found' : 'locked' }
  }
  if (step === 'cancel')
    return status === 0 || status === 3
      ? { ...state, told: 'done', status: 0 }
      : { ...state, told: 'locked' }
  if (step === 'close') return { ...state, told: 'done', status: status === 3 ? 4 : status }
  return status >= 4
    ? { ...state, told: 'done', status: 5 }
    : { ...state, told: 'not_waiting_for_delivery' }
}

const orders = permutations(steps).map((order) => [order.join(', '), order] as const)

for (const method of [2, 3] as const) {
  test.each(orders)(
    `paid by method ${method}: %s, with ledger, stock and bottles right after each`,
    async (_name, order) => {
      nextMorning(shop)
      const one = await oneOrder(shop, { method })
      let state = { status: 3, isEdited: false }
      expect(await one.stands()).toEqual(one.shouldStand(3, false))
      for (const step of order) {
        const { told, ...next } = afterStep(state, step)
        expect(await one.steps[step](), step).toBe(told)
        expect(await one.stands(), `after ${step}`).toEqual(
          one.shouldStand(next.status, next.isEdited),
        )
        state = next
      }
      expect(await brokenRules(shop.db)).toEqual([])
    },
  )
}

test.each(rounds(6))(
  'all of them at once, some twice: it is as if they had come in a row (seed %i)',
  async (seed) => {
    const { shuffled, upTo } = choices(seed)
    nextMorning(shop)
    const one = await oneOrder(shop, { method: seed % 2 === 0 ? 2 : 3 })
    const crowd = shuffled<Step>([...steps, 'close', 'cancel', 'deliver'])
    const delays = crowd.map(() => upTo(25))
    const ends = await atOnce(
      crowd.map((step, index) => () => pause(delays[index]).then(one.steps[step])),
    )
    const told = (step: Step) =>
      ends
        .filter((_, index) => crowd[index] === step)
        .map((end) => (end.status === 'fulfilled' ? end.value : end.reason))

    const stands = await one.stands()
    expect(stands).toEqual(one.shouldStand(stands.status, isEdited(stands)))
    expect([0, 4, 5]).toContain(stands.status)
    expect(told('close')).toEqual(['done', 'done'])
    expect(told('cancel')).toEqual(stands.status === 0 ? ['done', 'done'] : ['locked', 'locked'])
    expect(told('edit')).toEqual([
      isEdited(stands) ? 'done' : expect.stringMatching(/^(locked|not_found)$/),
    ])
    expect(told('deliver').includes('done')).toBe(stands.status === 5)
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
