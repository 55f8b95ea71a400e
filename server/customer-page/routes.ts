import type { newCustomerCalls } from '../../contract/office/new-customers.ts'
import type { customerPageCalls } from '../../contract/office/customer-page.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { findContacts } from '../customers/find-customers.ts'
import { recordCall } from '../customers/record-call.ts'
import { seenFields } from '../office-search/seen-fields.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { addCustomer } from '../customers/add-customer.ts'
import { refuseTakenEmail } from '../customers/register.ts'
import { findCallers } from './find-callers.ts'
import { listEvents } from './list-events.ts'
import { readCustomerPage } from './read-customer-page.ts'

export const customerPageRoutes = (app: AppWithDb): Handlers<typeof customerPageCalls> => ({
  readCustomerPage: ({ caller: { roles, language }, by, params: { id: customerId } }) => {
    const reading = { customerId, seen: seenFields(roles), language }
    return allOrNothing(app.db, (tx) => readCustomerPage(app, tx, by, reading))
  },
  listCustomerEvents: async ({ caller: { language }, params: { id: customerId }, query }) => {
    if (!(await findContacts(app.db, customerId))) return refuse({ code: 'not_found' })
    const { kind, cursor } = query
    return done(await listEvents(app.db, { customerId, kind, cursor, language }))
  },
  findCallers: async ({ caller: { roles }, query: { number } }) =>
    done(await findCallers(app, app.db, seenFields(roles), number)),
  recordCall: async ({ by, params: { id: customerId }, body: { line } }) => {
    const kept = await allOrNothing(app.db, (tx) => recordCall(app, tx, by, { customerId, line }))
    return kept.ok ? done({ done: true }) : kept
  },
})

export const newCustomerRoutes = (
  app: AppWithDb,
): Pick<Handlers<typeof newCustomerCalls>, 'addCustomer'> => ({
  addCustomer: ({ by, body }) =>
    allOrNothing(app.db, (tx) => addCustomer(app, tx, by, body)).catch(refuseTakenEmail),
})
