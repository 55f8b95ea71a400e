import { dayOf } from '../../../../domain/calendar.ts'
import { orderKey } from '../../../../server/customers/order-link.ts'
import { generate } from '../../../../server/autoship/generation/generate.ts'
import { linkScope } from '../../../../server/autoship/schedule/delivery-link.ts'
import { signLink } from '../../../../server/platform/signed-link.ts'
import { generatedOrder } from '../../../support/generated-order.ts'
import { credit, filledCart, good } from '../../../support/order-shop.ts'
import { placedOrder as lockedOrder } from '../../../support/placed-order.ts'
import { atDoor } from './prepared-runs.ts'
import type { CallTries } from './tries.ts'
import type { World } from './world.ts'

const inADay = ({ clock }: World) => new Date(clock.now().getTime() + 86_400_000)

/** An order that an autoship has made and its customer has not confirmed. */
async function unconfirmed({ shop }: World) {
  const { anna, id: orderId, params } = await generatedOrder(shop, dayOf('2026-11-25'))
  return { anna, params, whoId: anna.id, ref: { customerId: anna.id, orderId } }
}

/** An order that another cart is added to, and what was added. */
async function joined({ order }: World) {
  const { anna, params } = await order(2)
  const cart = await filledCart(anna, { [good.honey]: 2 }, 2)
  const { data } = await anna.api.previewAddToOrder({ params: cart.params })
  const join = () => anna.api.addToOrder({ params: cart.params })
  return { anna, params, join, version: data.version }
}

async function copied(world: World) {
  const { anna, params } = await world.order(2)
  const { data } = await anna.api.copyOrderToCart({ params })
  return { anna, params: { id: String(data.id) } }
}

async function proposed(world: World) {
  const { anna, orderId } = await world.order()
  const days = { oldDay: dayOf('2026-11-21'), newDay: dayOf('2026-11-24') }
  const about = { reason: 'holiday', askedAt: world.clock.now() }
  const proposal = world.db
    .insertInto('dayProposals')
    .values({ customerId: anna.id, orderId, ...days, ...about })
  const { id } = await proposal.returning('id').executeTakeFirstOrThrow()
  return { anna, params: { id: String(id) } }
}

/** What customers do with their orders and what was delivered. */
export const shopOrderTries: CallTries = {
  placeOrder: async ({ customer }) => {
    const anna = await customer()
    const { params } = await filledCart(anna, { [good.tea]: 2 })
    return { whoId: anna.id, act: () => anna.api.placeOrder({ params }) }
  },
  addToOrder: async (world) => {
    const { anna, join } = await joined(world)
    return { whoId: anna.id, act: join }
  },
  takeOutOfOrder: async (world) => {
    const { anna, params, join, version } = await joined(world)
    await join()
    const lines = [{ good_id: good.honey, order: 2, return: 0 }]
    const body = { version, notes: '', lines }
    return { whoId: anna.id, act: () => anna.api.takeOutOfOrder({ params, body }) }
  },
  processOrderCopy: async (world) => {
    const { anna, params } = await copied(world)
    const body = { notes: 'Zvanīt' }
    return { whoId: anna.id, act: () => anna.api.processOrderCopy({ params, body }) }
  },
  changeOrder: async (world) => {
    const { anna, whoId, params } = await unconfirmed(world)
    return { whoId, act: () => anna.api.changeOrder({ params, body: { confirmed: 1 } }) }
  },
  confirmOrderByKey: async (world) => {
    const { whoId, ref } = await unconfirmed(world)
    const key = orderKey(world.app, ref, inADay(world))
    return { whoId, act: () => world.nobody.confirmOrderByKey({ params: { key } }) }
  },
  cancelOrder: async ({ order }) => {
    const { anna, params } = await order()
    return { whoId: anna.id, act: () => anna.api.cancelOrder({ params }) }
  },
  takeOrderBack: async ({ app, shop, customer }) => {
    const anna = await customer()
    const lines = [{ goodId: good.tea, order: 2 }]
    const unpaid = { method: 'cash', status: 'waitsForPayment' } as const
    const orderId = await lockedOrder(app, { customerId: anna.id, lines, ...unpaid })
    await atDoor(shop, anna, orderId)
    const params = { id: String(orderId) }
    return { whoId: anna.id, act: () => anna.api.takeOrderBack({ params }) }
  },
  moveOrder: async ({ order }) => {
    const { anna, params } = await order()
    const body = { delivery_date: '2026-11-25' }
    return { whoId: anna.id, act: () => anna.api.moveOrder({ params, body }) }
  },
  answerDayProposal: async (world) => {
    const { anna, params } = await proposed(world)
    const body = { answer: 'accept' as const }
    return { whoId: anna.id, act: () => anna.api.answerDayProposal({ params, body }) }
  },
  disputeBottles: async ({ delivered }) => {
    const { anna } = await delivered()
    const { bottles } = await anna.api.listBottles({})
    const params = { id: String(bottles.data[0]!.id) }
    const body = { delivered: 1, returned: 0 }
    return { whoId: anna.id, act: () => anna.api.disputeBottles({ params, body }) }
  },
  rateDelivery: async ({ delivered }) => {
    const { anna, params } = await delivered()
    return { whoId: anna.id, act: () => anna.api.rateDelivery({ params, body: { stars: 5 } }) }
  },
  reportFault: async ({ delivered }) => {
    const { anna, params } = await delivered()
    const body = { good_id: good.water, comment: 'Saplēsta' }
    return { whoId: anna.id, act: () => anna.api.reportFault({ params, body }) }
  },
  rateDeliveryByKey: async (world) => {
    const { anna, orderId } = await world.delivered()
    const key = orderKey(world.app, { customerId: anna.id, orderId }, inADay(world))
    const rating = { params: { key }, body: { stars: 3 } }
    return { whoId: anna.id, act: () => world.nobody.rateDeliveryByKey(rating) }
  },
  askDepositRefund: async ({ shop }) => {
    const anna = await shop.customer()
    await credit(shop, anna.id, 'deposit', 500)
    const body = { pay_to: 'iban' as const, iban: 'LV97HABA0012345678910' }
    return { whoId: anna.id, act: () => anna.api.askDepositRefund({ body }) }
  },
}

/** What customers do with their autoships. */
export const shopAutoshipTries: CallTries = {
  processAutoship: async ({ autoship }) => {
    const { anna, params } = await autoship()
    await anna.api.changeAutoship({ params, body: { status: 0 } })
    return { whoId: anna.id, act: () => anna.api.processAutoship({ params }) }
  },
  changeAutoship: async ({ autoship }) => {
    const { anna, params } = await autoship()
    const body = { frequency: 2 }
    return { whoId: anna.id, act: () => anna.api.changeAutoship({ params, body }) }
  },
  removeAutoship: async ({ autoship }) => {
    const { anna, params } = await autoship()
    return { whoId: anna.id, act: () => anna.api.removeAutoship({ params }) }
  },
  changeAutoshipItem: async ({ autoship }) => {
    const { anna, params } = await autoship()
    const body = { good_id: good.honey, order: 2 }
    return { whoId: anna.id, act: () => anna.api.changeAutoshipItem({ params, body }) }
  },
  removeAutoshipItem: async ({ autoship }) => {
    const { anna, params } = await autoship()
    const line = { params: { ...params, goodId: String(good.water) } }
    return { whoId: anna.id, act: () => anna.api.removeAutoshipItem(line) }
  },
  skipDelivery: async ({ autoship }) => {
    const { anna, of: params } = await autoship()
    return { whoId: anna.id, act: () => anna.api.skipDelivery({ params }) }
  },
  unskipDelivery: async ({ autoship }) => {
    const { anna, of: params } = await autoship()
    await anna.api.skipDelivery({ params })
    return { whoId: anna.id, act: () => anna.api.unskipDelivery({ params }) }
  },
  moveDelivery: async ({ autoship }) => {
    const { anna, of: params } = await autoship()
    const body = { delivery_date: '2026-12-09' }
    return { whoId: anna.id, act: () => anna.api.moveDelivery({ params, body }) }
  },
  changeDeliveryItem: async ({ autoship }) => {
    const { anna, of: params } = await autoship()
    const body = { good_id: good.water, order: 3 }
    return { whoId: anna.id, act: () => anna.api.changeDeliveryItem({ params, body }) }
  },
  pauseAutoships: async ({ autoship }) => {
    const { anna } = await autoship()
    const body = { pause_from: '2026-12-01', pause_to: '2026-12-20' }
    return { whoId: anna.id, act: () => anna.api.pauseAutoships({ body }) }
  },
  endPause: async ({ autoship }) => {
    const { anna } = await autoship()
    const body = { pause_from: '2026-12-01', pause_to: '2026-12-20' }
    await anna.api.pauseAutoships({ body })
    return { whoId: anna.id, act: () => anna.api.endPause() }
  },
  undoAutoshipChange: async ({ autoship, nobody }) => {
    const { anna, of: params } = await autoship()
    const { undo: key } = await anna.api.skipDelivery({ params })
    const act = () => nobody.undoAutoshipChange({ params: { key: key! } })
    return { whoId: anna.id, act }
  },
  changeDeliveryByKey: async (world) => {
    const { anna, autoshipId } = await world.autoship(dayOf('2026-11-24'))
    await generate(world.app)
    const orders = world.db.selectFrom('orders').select('id').where('autoshipId', '=', autoshipId)
    const { id: orderId } = await orders.executeTakeFirstOrThrow()
    const scope = linkScope('skip', { customerId: anna.id, orderId })
    const key = signLink(world.app.secret, { ...scope, expires: inADay(world) })
    const act = () => world.nobody.changeDeliveryByKey({ params: { action: 'skip', key } })
    return { whoId: anna.id, act }
  },
}
