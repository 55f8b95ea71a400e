import type { DeedNames } from '../../deed-names.ts'

export const orderDeeds: DeedNames = {
  'orders.move': {
    name: 'move orders',
    done: (count) => (count === 1 ? 'The order is moved' : `Orders moved: ${count}`),
  },
  'orders.cancel': {
    name: 'cancel orders',
    done: (count) => (count === 1 ? 'The order is cancelled' : `Orders cancelled: ${count}`),
  },
  'orders.release': {
    name: 'release orders on hold',
    done: (count) => (count === 1 ? 'The order is released' : `Orders released: ${count}`),
  },
  'orders.pay_awaited': {
    name: 'settle an unpaid order',
    done: (count) => (count === 1 ? 'The order is settled' : `Orders settled: ${count}`),
  },
  'orders.confirm': {
    name: 'confirm for customers',
    done: (count) => (count === 1 ? 'Order confirmed' : `Orders confirmed: ${count}`),
  },
}
