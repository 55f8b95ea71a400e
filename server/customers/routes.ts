import type { customerCalls } from '../../contract/shop/customers.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { createGuest } from './create-guest.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { readUser } from './read-user.ts'

export const customerRoutes = (
  app: AppWithDb,
  rooms: CustomerDeps,
): Handlers<typeof customerCalls> => ({
  createGuest: async ({ caller: { language }, origin }) =>
    done({
      token: await inTransaction(app.db, (tx) => createGuest(app, tx, language, origin)),
      banners: await rooms.banners(language),
    }),
  readUser: async ({ caller: { customerId, language } }) =>
    done({
      user: await readUser(app.db, customerId, rooms),
      banners: await rooms.banners(language),
    }),
})
