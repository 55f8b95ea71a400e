import { randomUUID } from 'node:crypto'
import { good } from '../../../support/order-shop.ts'
import { addDriver, addPhone } from '../../../support/road-shop.ts'
import { assignDriver } from '../../../../server/dispatch/runs/change-run.ts'
import { byCommand } from '../../../../domain/actor.ts'
import { allOrNothing } from '../../../../server/platform/database/transaction.ts'
import { type CallTries, reason } from './tries.ts'
import type { World } from './world.ts'

const water = (pieces: number) => ({ goods: [{ goodId: good.water, pieces }] })
const counted = { goodId: good.water, left: 2, taken: 1, damaged: 0, notOurs: 0 }

/** Goods that one van on the road gives to another. */
async function offered({ run, owner }: World) {
  const [from, to] = [await run('road'), await run('road')]
  const kind = 'hand_to_hand' as const
  const body = { kind, fromRunId: from.runId, toRunId: to.runId, ...water(1) }
  const offer = () => owner.api.offerTransfer({ body })
  return { offer, transferOf: async () => ({ params: { id: String((await offer()).transferId) } }) }
}

async function lateOrder({ run, order }: World) {
  const { params } = await run('planned')
  return { params, body: { orderId: (await order()).orderId, reason, driverAgreed: true } }
}

async function visit({ run, customer }: World) {
  const { params } = await run('planned')
  const { id: customerId, addressId } = await customer()
  const body = { customerId, addressId, kind: 'empties' as const, driverAgreed: true }
  return { params, body }
}

/** A van that broke down, and another that has room. */
async function brokenVan({ run }: World) {
  const { params } = await run('road')
  await run('road')
  return params
}

/** Runs, from the plan to the hand-in. */
export const runTries: CallTries = {
  countLoad: async ({ run, warehouse }) => {
    const { params } = await run('loading')
    return { whoId: warehouse.id, act: () => warehouse.api.countLoad({ params, body: water(8) }) }
  },
  setSpare: async ({ run, owner }) => {
    const { params } = await run('planned')
    return { act: () => owner.api.setSpare({ params, body: water(6) }) }
  },
  moveRun: async ({ run, warehouse }) => {
    const { params } = await run('planned')
    return {
      whoId: warehouse.id,
      act: () => warehouse.api.moveRun({ params, body: { to: 'loading' } }),
    }
  },
  offerTransfer: async (world) => ({ act: (await offered(world)).offer }),
  confirmTransfer: async (world) => {
    const params = await (await offered(world)).transferOf()
    return { act: () => world.owner.api.confirmTransfer({ ...params, body: { hand: 'given' } }) }
  },
  withdrawTransfer: async (world) => {
    const params = await (await offered(world)).transferOf()
    return { act: () => world.owner.api.withdrawTransfer(params) }
  },
  assignDriver: async ({ run, owner, shop }) => {
    const { params } = await run('planned')
    const driverId = await addDriver(shop)
    return { act: () => owner.api.assignDriver({ params, body: { driverId } }) }
  },
  orderStops: async ({ run, owner }) => {
    const { params, stopIds } = await run('planned')
    return { act: () => owner.api.orderStops({ params, body: { stopIds: [stopIds[1]!] } }) }
  },
  moveStops: async ({ run, owner }) => {
    const [{ stopIds }, { runId: toRunId }] = [await run('planned'), await run('planned')]
    return { act: () => owner.api.moveStops({ body: { stopIds, toRunId } }) }
  },
  moveStopsToDay: async ({ run, owner }) => {
    const { stopIds } = await run('planned')
    return { act: () => owner.api.moveStopsToDay({ body: { stopIds, day: '2026-11-25' } }) }
  },
  promiseStop: async ({ run, owner }) => {
    const { stop } = await run('planned')
    return { act: () => owner.api.promiseStop({ params: stop, body: { until: '17:00' } }) }
  },
  withdrawStop: async ({ run, owner }) => {
    const { stop } = await run('planned')
    return { act: () => owner.api.withdrawStop({ params: stop, body: { reason } }) }
  },
  addOrderToRun: async ({ run, owner }) => {
    const { params, stop, doors } = await run('planned')
    await owner.api.withdrawStop({ params: stop, body: { reason } })
    const { orderId } = doors[0]!
    return { act: () => owner.api.addOrderToRun({ params, body: { orderId } }) }
  },
  divideRun: async (world) => {
    const params = await brokenVan(world)
    return { act: () => world.owner.api.divideRun({ params }) }
  },
  typePaper: async ({ run, owner }) => {
    const { params, stopIds } = await run('road')
    const row = { id: randomUUID(), stopId: stopIds[0]!, counts: [counted], cashCents: 0 }
    return { act: () => owner.api.typePaper({ params, body: { rows: [row] } }) }
  },
  takeRescue: async ({ run, owner, shop, clock }) => {
    const driverId = await addDriver(shop)
    const { stopIds } = await run('road', driverId)
    const phone = await addPhone(shop, driverId)
    const fact = { kind: 'delivered', counts: [counted], cashCents: 0 } as const
    const events = [phone.tell(stopIds[0]!, fact)]
    const body = { device: phone.device, sentAt: clock.now().toISOString(), events }
    return { whoId: driverId, act: () => owner.api.takeRescue({ body }) }
  },
  reviewStop: async ({ run, owner, shop }) => {
    const driverId = await addDriver(shop)
    const { runId, stopIds, stop } = await run('road', driverId)
    const phone = await addPhone(shop, driverId)
    // Another driver has the run by now, so that a person looks at what this phone says.
    const other = { runId, driverId: await addDriver(shop) }
    await allOrNothing(shop.db, (tx) => assignDriver(shop.app, tx, byCommand, other))
    const fact = { kind: 'delivered', counts: [{ ...counted, left: 9 }], cashCents: 0 } as const
    await phone.send([phone.tell(stopIds[0]!, fact)])
    return { act: () => owner.api.reviewStop({ params: stop }) }
  },
  addLateOrder: async (world) => {
    const late = await lateOrder(world)
    return { act: () => world.owner.api.addLateOrder(late) }
  },
  dropLateStop: async ({ run, owner }) => {
    const { stop } = await run('planned')
    const body = { reason, driverAgreed: true }
    return { act: () => owner.api.dropLateStop({ params: stop, body }) }
  },
  addVisitToRun: async (world) => {
    const planned = await visit(world)
    return { act: () => world.owner.api.addVisitToRun(planned) }
  },
  cutShortLoad: async ({ run, owner, warehouse }) => {
    const { params, stopIds } = await run('loading')
    await warehouse.api.countLoad({ params, body: water(2) })
    const stops = [{ stopId: stopIds[1]!, day: '2026-11-25' }]
    return { act: () => owner.api.cutShortLoad({ params, body: { stops } }) }
  },
  countHandIn: async ({ run, owner }) => {
    const { params } = await run('handing_in')
    const counts = [{ goodId: good.water, full: 4, empty: 2, damaged: 0, notOurs: 0 }]
    return { act: () => owner.api.countHandIn({ params, body: { counts } }) }
  },
  countCash: async ({ run, owner }) => {
    const { params } = await run('handing_in')
    return { act: () => owner.api.countCash({ params, body: { cents: 31_60 } }) }
  },
}
