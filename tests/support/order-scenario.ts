import { addDays, dayOf } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { balancesOf } from '../../server/ledger/balances.ts'
import { type OrderShop, type Shopper, good, placedOrder } from './order-shop.ts'
import { closeDay, deliverOrder } from './dispatch.ts'

/** An order's lines with the customer's money, the stock and the bottles. */
export type OrderSnapshot = {
  status: OrderState
  water: number
  honey: number
  accountCents: number
  depositCents: number
  bonusCents: number
  reserved: number
  onHand: number
  held: number
}

export type Step = 'edit' | 'cancel' | 'close' | 'deliver'
/** 'done' or the code of the refusal. */
type Outcome = string

const START_CENTS = 20_000
const PLACED = { water: 2, honey: 3, totalCents: 4_680, depositCents: 1_600, bonusCents: 32 }
const EDITED = { water: 3, honey: 1, totalCents: 5_270, depositCents: 2_400, bonusCents: 47 }

/** Moves to the next morning, because a closed delivery day stays closed. */
export function nextMorning({ clock }: OrderShop): void {
  clock.set(new Date(rigaInstant(addDays(clock.today(), 1), '10:00')).toISOString())
}

const codeOf = (refused: unknown): string =>
  String((refused as { error?: unknown }).error ?? refused)
const outcomeOf = (call: Promise<unknown>): Promise<Outcome> => call.then(() => 'done', codeOf)

/** An order paid from the account, an open copy of it, and the four steps that may follow. */
export async function orderScenario(shop: OrderShop, { method = 2 }: { method?: 2 | 3 } = {}) {
  const { app } = shop
  const startCents = method === 2 ? START_CENTS : 0
  const anna = await shop.customer({ accountCents: startCents })
  const { id, params } = await placedOrder(
    anna,
    { [good.water]: PLACED.water, [good.honey]: PLACED.honey },
    method,
  )
  const { order } = await anna.api.readOrder({ params })
  const day = dayOf(order.delivery_date!)
  const copy = await openedCopy(anna, params)
  const before = await shelfOf(shop)

  const steps: Record<Step, () => Promise<Outcome>> = {
    edit: () => outcomeOf(anna.api.processOrderCopy({ params: copy })),
    cancel: () => outcomeOf(anna.api.cancelOrder({ params })),
    close: () => closeDay(app, day).then(() => 'done'),
    deliver: () =>
      deliverOrder(app, { orderId: id }).then((delivered) =>
        delivered.ok ? 'done' : delivered.refusal.code,
      ),
  }

  /** The expected ledger, stock and bottles of an order in this status. */
  function expectedSnapshot(status: OrderState, isEdited: boolean): OrderSnapshot {
    const { water, honey, totalCents, depositCents, bonusCents } = isEdited ? EDITED : PLACED
    const isOpen = status === 'processing' || status === 'waitingForDelivery'
    const isDelivered = status === 'delivered'
    return {
      status,
      water,
      honey,
      accountCents: startCents - (method === 2 && status !== 'cancelled' ? totalCents : 0),
      depositCents: isDelivered ? depositCents : 0,
      bonusCents: isDelivered ? bonusCents : 0,
      reserved: before.reserved - PLACED.honey + (isOpen ? honey : 0),
      onHand: before.onHand - (isDelivered ? honey : 0),
      held: isDelivered ? water : 0,
    }
  }
  return {
    anna,
    id,
    params,
    day,
    copy,
    steps,
    expectedSnapshot: expectedSnapshot,
    snapshot: () => snapshotOf(shop, anna, id),
  }
}

async function openedCopy({ api }: Shopper, params: { id: string }) {
  const { data } = await api.copyOrderToCart({ params })
  const copy = { id: String(data.id) }
  for (const item of data.items) {
    const order = item.good_id === good.water ? EDITED.water : EDITED.honey
    await api.changeCartItem({ params: copy, body: { id: item.id, good_id: item.good_id, order } })
  }
  return copy
}

const shelfOf = ({ db }: OrderShop) =>
  db
    .selectFrom('stock')
    .select(['reserved', 'onHand'])
    .where('goodId', '=', good.honey)
    .executeTakeFirstOrThrow()

async function snapshotOf(shop: OrderShop, anna: Shopper, id: number): Promise<OrderSnapshot> {
  const { db } = shop
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('orderItems')
    .select(['goodId', 'ordered'])
    .where('orderId', '=', id)
    .execute()
  const ordered = (goodId: number) => lines.find((line) => line.goodId === goodId)?.ordered ?? 0
  const bottles = db.selectFrom('bottleBalances').select('held').where('customerId', '=', anna.id)
  const held = (await bottles.where('goodId', '=', good.water).executeTakeFirst())?.held ?? 0
  const { accountCents, depositCents, bonusCents } = await balancesOf(db, anna.id)
  const money = { accountCents, depositCents, bonusCents }
  return {
    status,
    water: ordered(good.water),
    honey: ordered(good.honey),
    ...money,
    ...(await shelfOf(shop)),
    held,
  }
}

export const isEdited = ({ water }: OrderSnapshot): boolean => water === EDITED.water
