import type { customerCalls } from '../../contract/customers.ts'
import { done } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { createGuest } from './create-guest.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { readUser } from './read-user.ts'

export const customerRoutes = (app: App, rooms: CustomerDeps): Handlers<typeof customerCalls> => ({
  createGuest: async ({ caller: { language }, origin }) =>
    done({
      token: await createGuest(app, language, origin),
      banners: await rooms.banners(language),
    }),
  readUser: async ({ caller: { customerId, language } }) =>
    done({
      user: await readUser(app, customerId, rooms),
      banners: await rooms.banners(language),
    }),
})
