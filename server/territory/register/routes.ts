import type { addressCompletionCalls } from '../../../contract/shop/added/address-completion.ts'
import { done } from '../../../domain/outcome.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { completeAddress } from './complete-address.ts'

export const registerRoutes = ({ db }: AppWithDb): Handlers<typeof addressCompletionCalls> => ({
  completeAddress: async ({ query }) => done({ data: { data: await completeAddress(db, query) } }),
})
