import { dayOf } from '../../../domain/calendar.ts'
import {
  filledCart,
  good,
  placedOrder,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.ts'
import { placedOrder as lockedOrder } from '../../support/placed-order.ts'
import { deliverOrder } from '../../support/dispatch.ts'
import { coseKey } from '../../support/soft-passkey.ts'

/** Ids that stand in addresses and bodies; whose they are is what the matrix is about. */
export type Ids = Record<string, string>

type Make = (shop: OrderShop, owner: Shopper) => Promise<Ids>

const only = (id: number): Ids => ({ id: String(id) })

const delivered = async (shop: OrderShop, owner: Shopper) => {
  const line = { goodId: good.water, order: 2 }
  const orderId = await lockedOrder(shop.app, {
    customerId: owner.id,
    lines: [line],
    depositCents: 1_600,
  })
  await deliverOrder(shop.app, { orderId })
  return orderId
}

const newAutoship = async (owner: Shopper) => {
  const { data } = await owner.api.createAutoship()
  const params = only(data.id)
  await owner.api.changeAutoshipItem({
    params: { id: params.id! },
    body: { good_id: good.water, order: 2 },
  })
  await owner.api.changeAutoshipItem({
    params: { id: params.id! },
    body: { good_id: good.honey, order: 2 },
  })
  return params.id!
}

/** How a customer comes to each kind of record that an address can name. */
export const records = {
  user: async (_shop, owner) => only(owner.id),
  address: async (shop, owner) => {
    const place = {
      customerId: owner.id,
      regionId: 1,
      street: 'Skolas iela',
      houseNo: '2',
      flatNo: '3',
    }
    const made = shop.db.insertInto('addresses').values(place).returning('id')
    return only((await made.executeTakeFirstOrThrow()).id)
  },
  passkey: async (shop, owner) => {
    const passkey = { customerId: owner.id, credentialId: `key-of-${owner.id}`, name: 'Tālrunis' }
    const made = shop.db
      .insertInto('customerPasskeys')
      .values({ ...passkey, publicKey: coseKey, counter: 0, createdAt: shop.clock.now() })
      .returning('id')
    return only((await made.executeTakeFirstOrThrow()).id)
  },
  pushDevice: async (_shop, owner) => {
    const { data } = await owner.api.addPushDevice({
      body: {
        endpoint: `http://127.0.0.1:9/${owner.id}`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      },
    })
    return only(data.devices[0]!.id)
  },
  cart: async (_shop, owner) => only((await filledCart(owner, { [good.honey]: 4 })).id),
  line: async (_shop, owner) => ({
    cartId: String((await filledCart(owner, { [good.honey]: 4 })).id),
    goodId: String(good.honey),
  }),
  order: async (_shop, owner) => only((await placedOrder(owner, { [good.honey]: 1 })).id),
  copy: async (_shop, owner) => {
    const { params } = await placedOrder(owner, { [good.honey]: 1 })
    return only((await owner.api.copyOrderToCart({ params })).data.id)
  },
  invoice: async (shop, owner) => {
    const orderId = await delivered(shop, owner)
    await shop.work()
    return only(orderId)
  },
  transaction: async (shop, owner) => {
    const orderId = await delivered(shop, owner)
    await shop.work()
    const row = shop.db
      .selectFrom('ledgerTransactions')
      .select('id')
      .where('orderId', '=', orderId)
      .orderBy('id')
    return only((await row.executeTakeFirstOrThrow()).id)
  },
  paper: async (shop, owner) => {
    const orderId = await delivered(shop, owner)
    await shop.work()
    const row = shop.db.selectFrom('papers').select('id').where('orderId', '=', orderId)
    return only((await row.executeTakeFirstOrThrow()).id)
  },
  bottles: async (shop, owner) => {
    await delivered(shop, owner)
    const row = shop.db
      .selectFrom('bottleMovements')
      .select('id')
      .where('customerId', '=', owner.id)
    return only((await row.executeTakeFirstOrThrow()).id)
  },
  autoship: async (_shop, owner) => ({ id: await newAutoship(owner) }),
  running: async (_shop, owner) => {
    const id = await newAutoship(owner)
    await owner.api.processAutoship({ params: { id } })
    return { id }
  },
  autoshipLine: async (_shop, owner) => ({
    id: await newAutoship(owner),
    goodId: String(good.honey),
  }),
  delivery: async (_shop, owner) => {
    const id = await newAutoship(owner)
    await owner.api.processAutoship({ params: { id } })
    const { data } = await owner.api.readAutoshipDiary({ query: { autoship_id: id } })
    return { id, planned_on: data.deliveries.at(-1)!.planned_on }
  },
  payment: async (shop, owner) => {
    const at = shop.clock.now()
    const payment = {
      customerId: owner.id,
      topupCents: 500,
      method: 'seb' as const,
      provider: 'sandbox',
      createdAt: at,
    }
    const rest = { merchantReference: `matrix-${owner.id}`, expiresAt: at }
    const made = shop.db.insertInto('payments').values({ ...payment, ...rest })
    return only((await made.returning('id').executeTakeFirstOrThrow()).id)
  },
  session: async (shop, owner) => {
    const row = shop.db.selectFrom('sessions').select('id').where('customerId', '=', owner.id)
    return only((await row.executeTakeFirstOrThrow()).id)
  },
  proposal: async (shop, owner) => {
    const { id } = await placedOrder(owner, { [good.honey]: 1 })
    const days = { oldDay: dayOf('2026-11-21'), newDay: dayOf('2026-11-23') }
    const proposal = {
      customerId: owner.id,
      orderId: id,
      ...days,
      reason: 'holiday',
      askedAt: shop.clock.now(),
    }
    const made = shop.db.insertInto('dayProposals').values(proposal).returning('id')
    return only((await made.executeTakeFirstOrThrow()).id)
  },
} satisfies Record<string, Make>

export type RecordKind = keyof typeof records
