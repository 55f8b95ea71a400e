import type { Order } from '../../../contract/shop/order-record.ts'
import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'

/** The first order that has a day, and how many more come on that day. */
export function nextDay<Known extends Pick<Order, 'delivery_date'>>(orders: readonly Known[]) {
  const order = orders.find(({ delivery_date }) => delivery_date !== null)
  const others = orders.filter((other) => other !== order)
  const alsoThatDay = others.filter(
    ({ delivery_date }) => delivery_date === order?.delivery_date,
  ).length
  return { order, alsoThatDay }
}

type Item = Pick<Order['items'][number], 'isbottle' | 'order' | 'return'>

/** Pieces, as the cart counts them. */
export function piecesOf(items: readonly Item[]) {
  const bottles = items.filter(isBottled)
  return {
    full: countOf(bottles, 'order'),
    empty: countOf(bottles, 'return'),
    others: countOf(items, 'order') - countOf(bottles, 'order'),
  }
}

const countOf = (items: readonly Item[], name: 'order' | 'return') =>
  items.reduce((count, item) => count + item[name], 0)
