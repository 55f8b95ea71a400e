import type { privacyCalls } from '../../contract/shop/privacy.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { checkOwner, deleteAccount } from './delete-account.ts'
import { downloadMyData } from './download-my-data.ts'

export const privacyRoutes = (app: AppWithDb): Handlers<typeof privacyCalls> => ({
  downloadMyData: async ({ caller }) =>
    done({
      generated_at: app.clock.now().toISOString(),
      data: await downloadMyData(app.db, caller.customerId),
    }),
  deleteAccount: async ({ caller: { customerId }, by, origin: { address }, body }) => {
    const checked = await checkOwner(app, { customerId, password: body.password, address })
    if (!checked.ok) return checked
    const gone = await inTransaction(app.db, (tx) => deleteAccount(app, tx, by, customerId))
    return gone.ok ? done({ data: null }) : gone
  },
})
