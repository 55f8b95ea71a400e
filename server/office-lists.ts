import { bankLineFields } from '../domain/bank/line-fields.ts'
import { customerFields } from '../domain/customers/customer-fields.ts'
import { debtFields } from '../domain/debts/debt-fields.ts'
import { orderFields } from '../domain/orders/order-fields.ts'
import { refundFields } from '../domain/refunds/refund-fields.ts'
import { auditFields, peopleFields } from '../domain/staff/lists.ts'
import type { App } from './app-context.ts'
import { bankLinesSource } from './bank/list-lines.ts'
import { customersSource } from './customers/office-customers.ts'
import { debtsSource } from './debts/list-debts.ts'
import { ordersSource } from './orders/office-orders.ts'
import { refundsSource } from './refunds/list-refunds.ts'
import { peopleSource } from './staff/list-staff.ts'
import { auditSource } from './staff/read-audit.ts'
import type { ViewedLists } from './views/saved-views.ts'

/** The lists of all rooms that have saved views. */
export const officeLists = async ({ clock, settings }: App): Promise<ViewedLists> => ({
  orders: { right: 'searchEverything', fields: orderFields, source: ordersSource },
  bank: { right: 'importStatements', fields: bankLineFields, source: bankLinesSource },
  debts: {
    right: 'issueBills',
    fields: debtFields,
    source: debtsSource(clock.today(), await settings()),
  },
  customers: { right: 'searchEverything', fields: customerFields, source: customersSource },
  refunds: { right: 'exportTransfers', fields: refundFields, source: refundsSource },
  people: { right: 'manageStaff', fields: peopleFields, source: peopleSource(clock.today()) },
  audit: { right: 'seeAudit', fields: auditFields, source: auditSource },
})
