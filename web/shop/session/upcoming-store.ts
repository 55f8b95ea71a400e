import { useEffect } from 'react'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { api } from './api.ts'
import { createPersonalStore, useStore } from '../../client/store.ts'

/** What the customer has coming, counted in the menu of every page. */
type Upcoming = {
  /** Orders in progress, the nearest day first. */
  orders: Order[]
  autoships: Autoship[]
}

export const upcomingStore = createPersonalStore<Upcoming>(async () => {
  const [{ order: orders }, { data }] = await Promise.all([
    api.listOrdersInProgress(),
    api.listAutoships(),
  ])
  return { orders, autoships: data.data }
})

/** Loads in the background; the pages show a failure where nothing was loaded before. */
export const reloadUpcoming = () => void upcomingStore.load().catch(() => undefined)

/** For the menu, which loads the lists once; on failure it shows no numbers. */
export function useUpcoming(): Upcoming | undefined {
  useEffect(() => {
    const { loaded, loading } = upcomingStore.read()
    if (!loaded && !loading) reloadUpcoming()
  }, [])
  return useStore(upcomingStore).value
}

/** Shows the answer of a write in the list; a cancelled order stays visible. */
export function updateOrderInStore(order: Order): void {
  const upcoming = upcomingStore.read().value
  if (upcoming) upcomingStore.set({ ...upcoming, orders: upcoming.orders.map(replaceBy(order)) })
}

/** Shows the answer of a write in the list without another read. */
export function upsertAutoshipInStore(autoship: Autoship): void {
  const upcoming = upcomingStore.read().value
  if (!upcoming) return
  const isNew = upcoming.autoships.every(({ id }) => id !== autoship.id)
  const autoships = isNew
    ? [...upcoming.autoships, autoship]
    : upcoming.autoships.map(replaceBy(autoship))
  upcomingStore.set({ ...upcoming, autoships })
}

export function removeAutoshipFromStore({ id }: Autoship): void {
  const upcoming = upcomingStore.read().value
  if (!upcoming) return
  const autoships = upcoming.autoships.filter((autoship) => autoship.id !== id)
  upcomingStore.set({ ...upcoming, autoships })
}

const replaceBy =
  <Row extends { id: number }>(changed: Row) =>
  (row: Row): Row =>
    row.id === changed.id ? changed : row

export const notCancelled = (orders: readonly Order[]): Order[] =>
  orders.filter(({ status }) => orderStateOf(status) !== 'cancelled')
