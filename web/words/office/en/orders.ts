import type { orders as lv } from '../lv/orders.ts'

/** The list of orders. */
export const orders: typeof lv = {
  title: 'Orders',
  all: 'All orders',
  number: 'No.',
  customer: 'Customer',
  customerNo: 'Customer no.',
  address: 'Address',
  day: 'Day',
  route: 'Route',
  status: 'State',
  delivery: 'Delivery',
  deliveries: {
    courier: 'our courier',
    parcelMachine: 'parcel machine',
    thirdPartyCourier: 'another courier',
  },
  payment: 'Payment',
  payments: {
    account: 'account',
    cash: 'cash',
    deferred: 'deferred',
    card: 'card',
    seb: 'SEB',
    citadele: 'Citadele',
    luminor: 'Luminor',
    swedbank: 'Swedbank',
    revolut: 'Revolut',
  },
  about: 'Marks',
  marks: { held: 'on hold', autoship: 'autoship', unconfirmed: 'not confirmed' },
  total: 'Sum',
  order: (id) => `Order ${id}`,
  without: 'There is no order yet.',
  toCustomer: 'Customer’s page',
  history: 'History',
}
