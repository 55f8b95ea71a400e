import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { isEdited, nextMorning, orderScenario, type Step } from '../support/order-scenario.ts'
import { good, orderShop, setStock } from '../support/order-shop.ts'
import { atOnce, permutations } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 5_000)

const steps: Step[] = ['edit', 'cancel', 'close', 'deliver']

type Progress = { status: OrderState; isEdited: boolean }

/** A small model of an order: the answer of a step and the state after it. */
function afterStep(state: Progress, step: Step): Progress & { outcome: string } {
  const { status } = state
  if (step === 'edit') {
    if (status === 'processing' && !state.isEdited)
      return { outcome: 'done', status, isEdited: true }
    // A cancelled order takes its copy along, and an edit its own.
    return { ...state, outcome: status === 'cancelled' || state.isEdited ? 'not_found' : 'locked' }
  }
  if (step === 'cancel')
    return status === 'cancelled' || status === 'processing'
      ? { ...state, outcome: 'done', status: 'cancelled' }
      : { ...state, outcome: 'locked' }
  if (step === 'close')
    return {
      ...state,
      outcome: 'done',
      status: status === 'processing' ? 'waitingForDelivery' : status,
    }
  return status === 'waitingForDelivery' || status === 'delivered'
    ? { ...state, outcome: 'done', status: 'delivered' }
    : { ...state, outcome: 'not_waiting_for_delivery' }
}

const orders = permutations(steps).map((order) => [order.join(', '), order] as const)

for (const method of [2, 3] as const) {
  test.each(orders)(
    `paid by method ${method}: %s, with ledger, stock and bottles right after each`,
    async (_name, order) => {
      nextMorning(shop)
      const scenario = await orderScenario(shop, { method })
      let state: Progress = { status: 'processing', isEdited: false }
      expect(await scenario.snapshot()).toEqual(scenario.expectedSnapshot('processing', false))
      for (const step of order) {
        const { outcome, ...next } = afterStep(state, step)
        expect(await scenario.steps[step](), step).toBe(outcome)
        expect(await scenario.snapshot(), `after ${step}`).toEqual(
          scenario.expectedSnapshot(next.status, next.isEdited),
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
    const scenario = await orderScenario(shop, { method: seed % 2 === 0 ? 2 : 3 })
    const crowd = shuffled<Step>([...steps, 'close', 'cancel', 'deliver'])
    const delays = crowd.map(() => upTo(25))
    const outcomes = await atOnce(
      crowd.map((step, index) => () => pause(delays[index]).then(scenario.steps[step])),
    )
    const outcomesOf = (step: Step) =>
      outcomes
        .filter((_, index) => crowd[index] === step)
        .map((end) => (end.status === 'fulfilled' ? end.value : end.reason))

    const snapshot = await scenario.snapshot()
    expect(snapshot).toEqual(scenario.expectedSnapshot(snapshot.status, isEdited(snapshot)))
    expect(['cancelled', 'waitingForDelivery', 'delivered']).toContain(snapshot.status)
    expect(outcomesOf('close')).toEqual(['done', 'done'])
    expect(outcomesOf('cancel')).toEqual(
      snapshot.status === 'cancelled' ? ['done', 'done'] : ['locked', 'locked'],
    )
    expect(outcomesOf('edit')).toEqual([
      isEdited(snapshot) ? 'done' : expect.stringMatching(/^(locked|not_found)$/),
    ])
    expect(outcomesOf('deliver').includes('done')).toBe(snapshot.status === 'delivered')
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
