import type { customers as lv } from '../lv/customers.ts'

/** The list of customers. */
export const customers: typeof lv = {
  title: 'Customers',
  all: 'All customers',
  number: 'No.',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  addresses: 'Addresses',
  joined: 'Registered',
  about: 'Marks',
  marks: { company: 'company', pays_later: 'pays later', overdue: 'bill overdue' },
  without: 'There is no customer yet.',
  firstStep: 'Add a customer',
  toCustomer: 'Customer’s page',
  toOrders: 'Customer’s orders',
}
