import type { searchCalls } from '../../contract/office/search.ts'
import { customerFields } from '../../domain/customers/customer-fields.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { customersSource } from '../customers/office-customers.ts'
import { readList } from '../platform/database/read-list.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { hiddenByFilter } from './hidden-by-filter.ts'
import { readCustomerHistory, readOrderHistory } from './read-customer-history.ts'
import { searchOffice } from './search-office.ts'
import { masked, seenFields } from './seen-fields.ts'

export const officeSearchRoutes = (app: AppWithDb): Handlers<typeof searchCalls> => ({
  searchOffice: async ({ caller: { roles }, query: { text, ...inView } }) => {
    const found = await searchOffice(app.db, seenFields(roles), text)
    return done({ found, hidden: await hiddenByFilter(app.db, found, inView) })
  },
  listCustomers: async ({ caller: { roles }, query }) => {
    const page = await readList(app.db, customerFields, customersSource, query)
    const seen = seenFields(roles)
    return done({ ...page, rows: page.rows.map((row) => masked(row, seen)) })
  },
  readCustomerHistory: ({ caller: { language }, params: { id: customerId }, query: { cursor } }) =>
    readCustomerHistory(app.db, { customerId, cursor, language }),
  readOrderHistory: ({ caller: { language }, params: { id: orderId }, query: { cursor } }) =>
    readOrderHistory(app.db, { orderId, cursor, language }),
})
