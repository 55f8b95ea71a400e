import type { DeliveryKind } from '../territory/delivery-kind.ts'
import type { OrderState } from './order-states.ts'

export const orderStepKinds = [
  'placed',
  'paid',
  'confirmed',
  'closed',
  'handedOver',
  'delivered',
  'cancelled',
  'disputed',
] as const
type StepKind = (typeof orderStepKinds)[number]

export const stepStates = ['done', 'now', 'ahead'] as const

/** Done at its time; the one that it waits for may have a time until which it does. */
export type OrderStep = { kind: StepKind; state: (typeof stepStates)[number]; at: Date | null }

export type OrderTimes = {
  status: OrderState
  deliveryKind: DeliveryKind
  autoshipId: number | null
  isDisputed: boolean
  placedAt: Date
  payUntil: Date | null
  confirmedAt: Date | null
  lockedAt: Date | null
  handedOverAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
}

/** The way of an order from its placing on: what was done, what it waits for, what comes then. */
export function orderSteps(order: OrderTimes): OrderStep[] {
  const { status, deliveryKind, autoshipId, isDisputed } = order
  const way: Partial<Record<StepKind, Date | null>> = {
    placed: order.placedAt,
    ...(status === 'waitsForPayment' && { paid: null }),
    ...(autoshipId !== null && { confirmed: order.confirmedAt }),
    ...(deliveryKind === 'courier'
      ? { closed: order.lockedAt }
      : { handedOver: order.handedOverAt }),
    ...(status === 'cancelled'
      ? { cancelled: order.cancelledAt }
      : { delivered: order.deliveredAt }),
    ...(isDisputed && { disputed: null }),
  }
  const all = Object.entries(way) as [StepKind, Date | null][]
  const lastDone = all.findLastIndex(([, at]) => at !== null)
  // What was passed over is not waited for.
  const steps = all.filter(([, at], index) => at !== null || index > lastDone)
  const now = steps.findIndex(([, at]) => at === null)
  return steps.map(([kind, at], index) => ({
    kind,
    state: at !== null ? 'done' : index === now ? 'now' : 'ahead',
    at: kind === 'paid' ? order.payUntil : at,
  }))
}
