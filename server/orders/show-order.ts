import type { Actor } from '../../domain/actor.ts'
import { rigaDay, rigaTime } from '../../domain/calendar/riga-time.ts'
import { documentNumber } from '../../domain/documents/numbers.ts'
import { formatEuros } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { type LoadedOrder, ordersById } from './load-orders.ts'

/** An order with everything that the office asks of it. */
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof readOrderRecord>>>

export async function readOrderRecord(db: Db, orderId: number) {
  const [order] = await ordersById(db, [orderId])
  if (!order || order.status === 'returnedToCart') return undefined
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '=', order.customerId)
    .executeTakeFirstOrThrow()
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'method', 'status', 'amountCents', 'refundedCents', 'flag'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
  const changes = await db
    .selectFrom('orderChanges')
    .select(['version', 'kind', 'changes', 'madeAt', 'actorKind', 'actorId'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
  return { ...order, customer, payments, changes }
}

const euros = (cents: number | null) => formatEuros(cents ?? 0, 'en')

export function orderLines(order: OrderRecord): string[] {
  const { customer, items, payments, documents, changes } = order
  return [
    stateLine(order),
    [`${customer.id}  ${customer.name ?? 'a guest'}`, customer.email, customer.phone]
      .filter(Boolean)
      .join(', '),
    ...[order.parcelMachine?.name ?? order.addressText, order.notes].filter(Boolean).map(String),
    ...items.map(
      ({ goodId, nameLv, ordered, returned, lineCents }) =>
        `${goodId} ${nameLv}: ${ordered}${returned > 0 ? `, back ${returned}` : ''}, ` +
        euros(lineCents),
    ),
    ...sumLines(order),
    ...payments.map(paymentLine),
    ...documents.map(
      ({ kind, year, number, totalCents }) =>
        `${documentNumber(kind, year, number)}: ${euros(totalCents)}`,
    ),
    ...changes.map(changeLine),
  ]
}

function stateLine(order: LoadedOrder): string {
  const { id, status, deliveryOn, autoshipId, isConfirmed, cancelReason } = order
  const facts = [
    status,
    deliveryOn ?? 'no delivery day',
    ...(autoshipId === null
      ? []
      : [`of autoship ${autoshipId}`, isConfirmed ? 'confirmed' : 'not confirmed']),
    ...(cancelReason === null ? [] : [cancelReason.replaceAll('_', ' ')]),
  ]
  return `Order ${id}: ${facts.join(', ')}`
}

const sumLines = (order: LoadedOrder): string[] => [
  `Goods ${euros(order.totalCents)}, deposit ${euros(order.depositCents)}, ` +
    `delivery ${euros(order.deliveryCents)}: total ${euros(order.totalWithDepositCents)}` +
    (order.paymentChargeCents > 0 ? `, charge ${euros(order.paymentChargeCents)}` : ''),
  `By ${order.paymentMethod ?? 'no method yet'}: prepaid or deferred ` +
    `${euros(order.prepaidCents)}, in cash ${euros(order.cashDueCents)}, ` +
    `awaited ${euros(order.awaitedCents)}`,
]

type PaymentRow = {
  id: number
  method: string
  status: string | null
  amountCents: number | null
  refundedCents: number
  flag: string | null
}

/** The number is what `payment refund` asks for. */
const paymentLine = ({ id, method, status, amountCents, ...more }: PaymentRow): string =>
  [
    `Payment ${id}: ${method}`,
    status ?? 'not opened',
    euros(amountCents),
    ...(more.refundedCents > 0 ? [`given back ${euros(more.refundedCents)}`] : []),
    ...(more.flag === null ? [] : [more.flag.replaceAll('_', ' ')]),
  ].join(', ')

type ChangeRow = {
  kind: string
  changes: unknown
  madeAt: Date
  actorKind: string
  actorId: number | null
}

function changeLine({ kind, changes, madeAt, actorKind, actorId }: ChangeRow): string {
  const at = madeAt.getTime()
  const by = `${actorKind as Actor['kind']}${actorId === null ? '' : ` ${actorId}`}`
  const what = Object.entries(changes as Record<string, unknown>).map(
    ([name, value]) => `${name} ${Array.isArray(value) ? value.join(' → ') : String(value)}`,
  )
  return [`${rigaDay(at)} ${rigaTime(at)} ${kind} by ${by}`, ...what].join(', ')
}
