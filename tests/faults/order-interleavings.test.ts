import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { isEdited, nextMorning, oneOrder, type Step } from '../support/one-order.ts'
import { good, orderShop, setStock } from '../support/order-shop.ts'
import { atOnce, permutations } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 5_000)

const steps: Step[] = ['edit', 'cancel', 'close', 'deliver']

type Progress = { status: OrderState; isEdited: boolean }

/** The same life as a small model tells it: what the step is answered, and the state that follows. */
function afterStep(state: Progress, step: Step): Progress & { told: string } {
  const { status } = state
  if (step === 'edit') {
    if (status === 'processing' && !state.isEdited) return { told: 'done', status, isEdited: true }
    // A cancelled order takes its copy along, and an edit its own.
    return { ...state, told: status === 'cancelled' || state.isEdited ? 'not_found' : 'locked' }
  }
  if (step === 'cancel')
    return status === 'cancelled' || status === 'processing'
      ? { ...state, told: 'done', status: 'cancelled' }
      : { ...state, told: 'locked' }
  if (step === 'close')
    return {
      ...state,
      told: 'done',
      status: status === 'processing' ? 'waitingForDelivery' : status,
    }
  return status === 'waitingForDelivery' || status === 'delivered'
    ? { ...state, told: 'done', status: 'delivered' }
    : { ...state, told: 'not_waiting_for_delivery' }
}

const orders = permutations(steps).map((order) => [order.join(', '), order] as const)

for (const method of [2, 3] as const) {
  test.each(orders)(
    `paid by method ${method}: %s, with ledger, stock and bottles right after each`,
    async (_name, order) => {
      nextMorning(shop)
      const one = await oneOrder(shop, { method })
      let state: Progress = { status: 'processing', isEdited: false }
      expect(await one.stands()).toEqual(one.shouldStand('processing', false))
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
    expect(['cancelled', 'waitingForDelivery', 'delivered']).toContain(stands.status)
    expect(told('close')).toEqual(['done', 'done'])
    expect(told('cancel')).toEqual(
      stands.status === 'cancelled' ? ['done', 'done'] : ['locked', 'locked'],
    )
    expect(told('edit')).toEqual([
      isEdited(stands) ? 'done' : expect.stringMatching(/^(locked|not_found)$/),
    ])
    expect(told('deliver').includes('done')).toBe(stands.status === 'delivered')
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
