import type { customerCalls } from '../../contract/customers.ts'
import { done } from '../../domain/outcome.ts'
import type { House } from '../house.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { createGuest } from './create-guest.ts'
import { findCustomer } from './store.ts'
import { userAnswer } from './user-answer.ts'

export const customerRoutes = ({ db }: House): Handlers<typeof customerCalls> => ({
  createGuest: async ({ caller, origin }) =>
    done({ token: await createGuest(db, caller.language, origin.agent), banners: [] }),
  readUser: async ({ caller }) => done({ user: userAnswer(await findCustomer(db, caller.customerId)), banners: [] }),
})
