import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { formatEuros } from '../../domain/money.ts'
import { type OrderState, orderStates } from '../../domain/orders/order-states.ts'
import type { AppWithDb } from '../app-context.ts'
import {
  type CommandInput,
  CommandRefused,
  type Commands,
  parseRecordNumber,
} from '../platform/command.ts'
import { dayOption } from '../platform/command-options.ts'
import type { Db } from '../platform/database/connect.ts'
import { placedStates } from './load-orders.ts'
import { orderLines, readOrderRecord } from './show-order.ts'

const text = { type: 'string' } as const
const openStates: readonly OrderState[] = ['waitsForPayment', 'processing', 'waitingForDelivery']
const maxOrders = 500

export const orderCommands: Commands<AppWithDb> = {
  'orders list': {
    usage: 'orders list [--date 2026-11-24] [--customer N] [--state processing,…] [--services]',
    summary:
      'Open orders, or all of a day or customer; --services lists those that have no delivery day',
    options: {
      date: text,
      customer: text,
      state: text,
      services: { type: 'boolean', default: false },
    },
    run: async ({ db }, { options }) => {
      const data = await listOrders(db, parseQuery(options))
      const lines = data.slice(0, maxOrders).map(orderLine)
      if (data.length > maxOrders) lines.push(`More than ${maxOrders}: name a day or a customer.`)
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] }
    },
  },
  'order show': {
    usage: 'order show N',
    summary: 'All of an order: customer, goods, sums, payments, papers and what was changed',
    run: async ({ db }, { words: [number] }) => {
      const data = await readOrderRecord(db, parseRecordNumber(number))
      if (!data) throw new CommandRefused('There is no such order.')
      return { data, lines: orderLines(data) }
    },
  },
}

type OrdersQuery = {
  day: Day | undefined
  customerId: number | undefined
  states: readonly OrderState[]
  services: boolean
}

function parseQuery(options: CommandInput['options']): OrdersQuery {
  const { date, customer, state, services } = options
  const isNarrow = date !== undefined || customer !== undefined
  return {
    day: date === undefined ? undefined : dayOption(options, 'date'),
    customerId: customer === undefined ? undefined : parseRecordNumber(customer),
    states: typeof state === 'string' ? parseStates(state) : isNarrow ? placedStates : openStates,
    services: services === true,
  }
}

function parseStates(text: string): OrderState[] {
  const names = text.split(',').map((name) => name.trim())
  const states = names.filter((name): name is OrderState => Object.hasOwn(orderStates, name))
  if (states.length === names.length) return states
  throw new CommandRefused(`--state must be of ${placedStates.join(', ')}.`)
}

type ListedOrder = {
  id: number
  day: Day | null
  state: OrderState
  customerId: number
  customer: string | null
  phone: string | null
  place: string | null
  totalCents: number
  cashDueCents: number
  awaitedCents: number
  paymentMethod: string | null
  isUnconfirmed: boolean
}

async function listOrders(
  db: Db,
  { day, customerId, states, services }: OrdersQuery,
): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select o.id, o.delivery_on as day, o.status as state, o.customer_id, c.name as customer,
      coalesce(o.phone, c.phone) as phone, coalesce(m.name, o.address_text) as place,
      coalesce(o.total_with_deposit_cents, 0) as total_cents, o.cash_due_cents, o.awaited_cents,
      o.payment_method,
      o.autoship_id is not null and o.confirmed_at is null as is_unconfirmed
    from orders o
      join customers c on c.id = o.customer_id
      left join parcel_machines m on m.id = o.parcel_machine_id
    where o.status = any(${states})
      ${day === undefined ? sql`` : sql`and o.delivery_on = ${day}`}
      ${customerId === undefined ? sql`` : sql`and o.customer_id = ${customerId}`}
      ${services ? sql`and o.delivery_on is null and o.delivery_kind = 'courier'` : sql``}
    order by o.delivery_on nulls last, o.id limit ${maxOrders + 1}`.execute(db)
  return rows
}

const euros = (cents: number) => formatEuros(cents, 'en')

function orderLine(order: ListedOrder): string {
  const { id, day, state, customerId, customer, phone, place, totalCents } = order
  const who = [`${customer ?? 'a guest'} (${customerId})`, phone, place].filter(Boolean).join(', ')
  const notes = [
    `${euros(totalCents)} by ${order.paymentMethod ?? 'no method yet'}`,
    ...(order.cashDueCents > 0 ? [`${euros(order.cashDueCents)} in cash`] : []),
    ...(order.awaitedCents > 0 ? [`${euros(order.awaitedCents)} not paid`] : []),
    ...(order.isUnconfirmed ? ['not confirmed'] : []),
  ]
  return `${id}  ${day ?? 'no day'}  ${state}  ${who}: ${notes.join(', ')}`
}
