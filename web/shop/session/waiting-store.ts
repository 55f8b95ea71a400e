import type { DayProposal } from '../../../contract/autoship-schedule.ts'
import type { Order } from '../../../contract/order-record.ts'
import { api } from './api.ts'
import { createPersonalStore } from '../../client/store.ts'

/** Orders in progress, the nearest day first. */
export const waitingStore = createPersonalStore<Order[]>(
  async () => (await api.listOrdersInProgress()).order,
)

/** Deliveries whose day was taken by a route change or a day off. */
export const proposalStore = createPersonalStore<DayProposal[]>(
  async () => (await api.listDayProposals()).data,
)

/** Shows the answer of a write in the list; a cancelled order stays visible. */
export function updateOrderInStore(order: Order): void {
  const orders = waitingStore.read().value
  if (orders) waitingStore.set(orders.map((other) => (other.id === order.id ? order : other)))
}

const CANCELLED = 0

export const notCancelled = (orders: readonly Order[]): Order[] =>
  orders.filter(({ status }) => status !== CANCELLED)
