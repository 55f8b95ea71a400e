import type { DayProposal } from '../../../contract/autoship-schedule.ts'
import type { Order } from '../../../contract/order-record.ts'
import { api } from '../../client/api.ts'
import { createPersonalStore } from '../../client/store.ts'

/** What has been ordered and not delivered yet, the nearest day first. */
export const waitingStore = createPersonalStore<Order[]>(
  async () => (await api.listOrdersInProgress()).order,
)

/** Deliveries whose day a route or a day off has taken. */
export const proposalStore = createPersonalStore<DayProposal[]>(
  async () => (await api.listDayProposals()).data,
)

/** An order as a write has just answered it stands in the list at once; a cancelled one stays to be seen. */
export function updateOrderInStore(order: Order): void {
  const orders = waitingStore.read().value
  if (orders) waitingStore.set(orders.map((one) => (one.id === order.id ? order : one)))
}

const CANCELLED = 0

export const notCancelled = (orders: readonly Order[]): Order[] =>
  orders.filter(({ status }) => status !== CANCELLED)
