import type { Actor } from '../../../../domain/actor.ts'
import { deeds } from '../../../../server/deeds.ts'
import { doAct } from '../../../../server/actions/do-act.ts'
import { billLate } from '../../../support/bill-late.ts'
import { deliverOrder } from '../../../support/dispatch.ts'
import {
  good,
  type OrderShop,
  orderShop,
  placedOrder,
  setStock,
} from '../../../support/order-shop.ts'
import { placedOrder as lockedOrder } from '../../../support/placed-order.ts'
import { runningAutoship } from '../../../support/running-autoship.ts'
import { newColleague } from '../../../support/staff-client.ts'
import { dayOf } from '../../../../domain/calendar.ts'
import { bringLines } from './bank-lines.ts'
import { atDoor, runsOf } from './prepared-runs.ts'

export type World = Awaited<ReturnType<typeof newWorld>>

/** A shop in which any act can be prepared, with an owner who does it. */
export async function newWorld() {
  const shop = await orderShop()
  const { app, db } = shop
  await setStock(shop, good.honey, 1_000)
  const owner = await newColleague(shop, 'owner', 'vadiba@avots.example')
  const second = await newColleague(shop, 'owner', 'padome@avots.example')
  const warehouse = await newColleague(shop, 'warehouse', 'noliktava@avots.example')
  const by: Actor = {
    kind: 'staff',
    id: owner.id,
    request: { id: '', address: '127.0.0.1', roles: ['owner'] },
  }

  /** Does a deed as the owner, with a second person where one is needed. */
  async function act(name: string, input: object) {
    const deed = deeds[name]!
    const wanted = { isPreview: false, previewHash: undefined, asks: false }
    const outcome = await doAct(app, by, { deed, rows: [deed.input.parse(input)] }, wanted)
    if (!outcome.ok) throw new Error(`${name}: ${JSON.stringify(outcome.refusal)}`)
    const { value } = outcome
    if ('actionId' in value) return value.actionId
    if (!('approvalId' in value)) throw new Error(`${name} was only looked at`)
    const params = { id: String(value.approvalId) }
    const { preview } = await second.api.readApproval({ params })
    return (await second.api.approve({ params, body: { previewHash: preview!.hash } })).actionId
  }
  /** What would reverse a deed that is done now. */
  async function reverseOf(name: string, input: object) {
    const action = db.selectFrom('officeActions').select('undo')
    const { undo } = await action
      .where('id', '=', (await act(name, input))!)
      .executeTakeFirstOrThrow()
    return (undo as unknown as { input: object }[])[0]!.input
  }
  return {
    ...shop,
    shop,
    owner,
    second,
    warehouse,
    by,
    act,
    reverseOf,
    ...ordersOf(shop),
    ...runsOf(shop),
    bringLine: bringLines(shop),
  }
}

const ordersOf = (shop: OrderShop) => {
  const { app, db } = shop
  const customer = (about: Parameters<typeof shop.customer>[0] = {}) =>
    shop.customer({ accountCents: 50_000, creditLimitCents: 100_00, payLater: true, ...about })
  async function order(payment: 2 | 3 = 3) {
    const anna = await customer()
    const { id: orderId, params } = await placedOrder(anna, { [good.tea]: 2 }, payment)
    return { anna, orderId, params }
  }
  async function locked() {
    const anna = await customer()
    const line = { goodId: good.water, order: 2 }
    const orderId = await lockedOrder(app, {
      customerId: anna.id,
      lines: [line],
      depositCents: 1_600,
    })
    await atDoor(shop, anna, orderId)
    return { anna, orderId, params: { id: String(orderId) } }
  }
  /** With its invoice. */
  async function delivered() {
    const order = await locked()
    const { orderId } = order
    await deliverOrder(app, { orderId })
    await shop.work()
    const { id: documentId } = await db
      .selectFrom('papers')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    return { ...order, documentId }
  }
  async function disputed() {
    const { anna, orderId } = await delivered()
    const { bottles } = await anna.api.listBottles({})
    const params = { id: String(bottles.data[0]!.id) }
    await anna.api.disputeBottles({ params, body: { delivered: 1, returned: 0 } })
    const { id: disputeId } = await db
      .selectFrom('bottleDisputes')
      .select('id')
      .where('customerId', '=', anna.id)
      .executeTakeFirstOrThrow()
    return { anna, orderId, disputeId }
  }
  async function autoship(plannedOn = dayOf('2026-12-08')) {
    const anna = await customer()
    const { id: autoshipId, params } = await runningAutoship(anna, { day: plannedOn })
    return { anna, autoshipId, params, plannedOn, of: { ...params, planned_on: plannedOn } }
  }
  /** Its bill of October is not paid. */
  async function debtor() {
    const { id: customerId } = await shop.customer()
    const documentId = await billLate(app, { customerId, cents: 5_000, daysLate: 15 })
    return { customerId, documentId }
  }
  return { customer, order, locked, delivered, disputed, autoship, debtor }
}
